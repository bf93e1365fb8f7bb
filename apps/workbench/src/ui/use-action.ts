import { useCallback, useState } from 'react'
import { ControlError } from '../control/call-control.ts'

/** The state of an action that the user starts. */
export interface ActionState {
  readonly busy: boolean
  /** What the action did; null before it is done. */
  readonly said: string | null
  /** Why the action was refused. */
  readonly refusal: string | null
  /** Runs the action and shows the text it resolves to. Resolves to whether it succeeded. */
  readonly run: (what: () => Promise<string>) => Promise<boolean>
}

const IDLE = { busy: false, said: null, refusal: null }

/** Keeps the result of an action, or its error, until the next one starts. */
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
