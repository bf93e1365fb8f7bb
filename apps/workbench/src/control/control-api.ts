import { CONTROL_BASE } from '@nusaria/mock-api/control/base'
import { type ControlCallName, controlContract } from '@nusaria/mock-api/control/contract'
import { type ControlInput, type ControlReply, controlClient, controlRequest } from '@nusaria/mock-api/control/control-client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** An error reply of the control API, with its reason. */
export class ControlError extends Error {
  /** HTTP status; 0 when nothing answered. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ControlError'
    this.status = status
  }
}

/** Sends a request to the control API; `path` is below its base. Rejects with `ControlError`. */
async function callControl<T>(method: string, path: string, body?: object): Promise<T> {
  let reply: Response
  try {
    reply = await fetch(CONTROL_BASE + path, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : undefined,
    })
  } catch {
    throw new ControlError(0, 'The mock does not answer. Is it still running?')
  }
  // The token of the mock has changed: the page that asks for it is served at this address.
  if (reply.status === 401 && path !== controlContract.enterToken.path) location.reload()
  const answer = (await reply.json().catch(() => null)) as (T & { error?: string }) | null
  if (!reply.ok || answer === null) throw new ControlError(reply.status, answer?.error ?? `The mock answered ${reply.status}`)
  return answer
}

/** Makes a declared call of the control API. Rejects with `ControlError`. */
export const control = controlClient(callControl)

/** The state of a request to the control API. */
export interface ControlQuery<T> {
  /** The last reply; it stays while it is fetched again. */
  readonly data: T | null
  readonly failure: ControlError | null
  readonly refetch: () => Promise<void>
}

/** Makes a GET call when its input changes, every `every` ms when given, and on `refetch()`. Without input it fetches nothing. */
export function useControlQuery<N extends ControlCallName>(
  name: N,
  input: ControlInput<N> | null,
  every?: number,
): ControlQuery<ControlReply<N>> {
  type T = ControlReply<N>
  const path = input && controlRequest(name, input).path
  const [state, setState] = useState<{ path: string | null; data: T | null; failure: ControlError | null }>({
    path: null,
    data: null,
    failure: null,
  })
  const current = useRef(path)
  current.current = path
  const refetch = useCallback(async () => {
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
    void refetch()
    if (every === undefined) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), every)
    return () => clearInterval(timer)
  }, [refetch, every])
  return { data: state.path === path ? state.data : null, failure: state.path === path ? state.failure : null, refetch }
}
