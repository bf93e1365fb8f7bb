import { useCallback, useState } from 'react'
import { ControlError } from '../control/call-control.ts'

/** Something that is done on request, and how it went. */
export interface ActionState {
  readonly busy: boolean
  /** What happened, once it has. */
  readonly said: string | null
  /** Why it was refused. */
  readonly refusal: string | null
  /** Does it and tells what it answers; whether it succeeded. */
  readonly run: (what: () => Promise<string>) => Promise<boolean>
}

const IDLE = { busy: false, said: null, refusal: null }

/** Keeps what an act said, or why it was refused, until the next one. */
export function useAction(): ActionState {
  const [state, setState] = useState<Omit<ActionState, 'run'>>(IDLE)
  const run = useCallback(async (what: () => Promise<string>) => {
    setState({ ...IDLE, busy: true })
    try {
      const said = await what()
      setState({ ...IDLE, said })
      return true
    } catch (error) {
      setState({ ...IDLE, refusal: error instanceof ControlError ? error.message : String(error) })
      return false
    }
  }, [])
  return { ...state, run }
}
