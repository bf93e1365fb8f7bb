import { useCallback, useEffect, useRef, useState } from 'react'
import { ControlError, callControl } from './call-control.ts'

/** The state of a request to the control API. */
export interface ControlQuery<T> {
  /** The last reply; it stays while it is fetched again. */
  readonly data: T | null
  readonly failure: ControlError | null
  readonly ask: () => Promise<void>
}

/** Fetches when the path changes, every `every` ms when given, and on `ask()`. A null path fetches nothing. */
export function useControlQuery<T>(path: string | null, every?: number): ControlQuery<T> {
  const [state, setState] = useState<{ path: string | null; data: T | null; failure: ControlError | null }>({
    path: null,
    data: null,
    failure: null,
  })
  const current = useRef(path)
  current.current = path
  const ask = useCallback(async () => {
    if (path === null) return
    try {
      const data = await callControl<T>('GET', path)
      if (current.current === path) setState({ path, data, failure: null })
    } catch (error) {
      const failure = error instanceof ControlError ? error : new ControlError(0, String(error))
      if (current.current === path) setState((before) => ({ path, data: before.path === path ? before.data : null, failure }))
    }
  }, [path])
  useEffect(() => {
    void ask()
    if (every === undefined) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), every)
    return () => clearInterval(timer)
  }, [ask, every])
  return { data: state.path === path ? state.data : null, failure: state.path === path ? state.failure : null, ask }
}
