import { HEADERS } from '@nusaria/contracts/headers'
import { allCalls, type CallName } from '@nusaria/contracts/registry'
import { ControlError } from '@nusaria/scenario-runner/support/control'
import type { Host, WireReply } from '@nusaria/scenario-runner/support/hosts'
import { DEVIATING_REPLIES, DOCUMENTED_REPLIES, NULLED_REPLIES, type Replies } from './documented-replies.ts'

/**
 * `documented`: exactly the fields that the documentation lists. `nulled`: null in place of every field that a page can do without.
 * `deviating`: each reply in other forms than its contract's, in an envelope without `code`.
 */
export const BACKENDS = ['documented', 'nulled', 'deviating'] as const
export type BackendName = (typeof BACKENDS)[number]

const REPLIES: Readonly<Record<BackendName, Replies>> = {
  documented: DOCUMENTED_REPLIES,
  nulled: NULLED_REPLIES,
  deviating: DEVIATING_REPLIES,
}

const CAPTCHA = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="10" y="28">ABC123</text></svg>'

const json = (status: number, body: object): WireReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The call of a request, by its method and its path below `/api`. */
function findCall(method: string, path: string): CallName | undefined {
  const pattern = (declared: string) => new RegExp(`^/api${declared.replace(/:\w+/g, '[^/]+')}$`)
  return allCalls().find(({ call }) => call.method === method && pattern(call.path).test(path))?.id
}

/** What such a backend answers. A call that the documentation doesn't name is HTTP 404. */
export function backendReply(name: BackendName, method: string, path: string): WireReply {
  const call = findCall(method, path)
  if (call === 'auth.randomCode')
    return { status: 200, headers: { 'content-type': 'image/svg+xml', [HEADERS.imageId]: 'captcha-1' }, body: CAPTCHA }
  if (!call || !(call in REPLIES[name])) return json(404, { timestamp: '2026-11-30T13:00:00', status: 404, error: 'Not Found' })
  const data = REPLIES[name][call]
  return json(200, name === 'deviating' ? { status: '10000', msg: 'OK', data } : { code: 0, msg: '', data, status: '10000' })
}

/** Such a backend as a host of a client. */
export function documentedBackend(name: BackendName): Host {
  return {
    name: 'engine',
    send: async ({ method, url }) => backendReply(name, method, url.split('?')[0] ?? ''),
    control: (method, path) => Promise.reject(new ControlError(method, path, 404, 'a backend has no control API')),
    close: async () => undefined,
  }
}
