import { useCallback, useState } from 'react'
import { ControlFailure } from '../control/control.ts'

/** Something that is done on request, and how it went. */
export interface Act {
  readonly busy: boolean
  /** What happened, once it has. */
  readonly said: string | null
  /** Why it was refused. */
  readonly refusal: string | null
  /** Does it and tells what it answers; whether it succeeded. */
  readonly run: (what: () => Promise<string>) => Promise<boolean>
}

const still = { busy: false, said: null, refusal: null }

/** Keeps what an act said, or why it was refused, until the next one. */
export function useAct(): Act {
  const [state, setState] = useState<Omit<Act, 'run'>>(still)
  const run = useCallback(async (what: () => Promise<string>) => {
    setState({ ...still, busy: true })
    try {
      const said = await what()
      setState({ ...still, said })
      return true
    } catch (error) {
      setState({ ...still, refusal: error instanceof ControlFailure ? error.message : String(error) })
      return false
    }
  }, [])
  return { ...state, run }
}
