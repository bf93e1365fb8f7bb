import { CONTROL_BASE } from '@nusaria/mock-api/control/base'
import { controlContract } from '@nusaria/mock-api/control/contract'
import { controlClient } from '@nusaria/mock-api/control/control-client'

/** Sends a request to the control API; `path` is below its base. Rejects with the API's reason. */
async function callControl<T>(method: string, path: string, body?: object): Promise<T> {
  const headers: HeadersInit = body ? { 'content-type': 'application/json' } : {}
  const reply = await fetch(CONTROL_BASE + path, { method, headers, body: body && JSON.stringify(body) }).catch(() => null)
  if (!reply) throw new Error('The mock does not answer. Is it still running?')
  // The token of the mock has changed: the page that asks for it is served at this address.
  if (reply.status === 401 && path !== controlContract.enterToken.path) location.reload()
  const answer = (await reply.json().catch(() => null)) as (T & { error?: string }) | null
  if (!reply.ok || answer === null) throw new Error(answer?.error ?? `The mock answered ${reply.status}`)
  return answer
}

/** Makes a declared call of the control API, for what needs no cache. */
export const control = controlClient(callControl)
