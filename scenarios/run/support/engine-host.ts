import { CONTROL_BASE } from '@nusaria/mock-api/control/base'
import type { Control } from '@nusaria/mock-api/control/control'
import { type ControlCall, ControlError } from './control.ts'
import type { Host } from './hosts.ts'
import { NoReplyError } from './no-reply-error.ts'
import { type TestShop, testShop } from './shop.ts'

/** The address in requests without a server. */
export const origin = 'http://shop.localhost'
const bytes = (text: string) => new TextEncoder().encode(text)

/** The control API in this process. */
export function directControl(control: Control): ControlCall {
  return async (method, path, body) => {
    const [route = '', query = ''] = path.split('?')
    const request = { method, path: `${CONTROL_BASE}${route}`, query, headers: {}, body: body ? bytes(JSON.stringify(body)) : null }
    const reply = await control.handle(request)
    if (reply.status >= 300) throw new ControlError(method, path, reply.status, reply.body)
    return JSON.parse(reply.body)
  }
}

/** The failure that a client sees for each wire fault. */
const NO_REPLY_REASONS = { hang: 'timeout', reset: 'network', truncate: 'malformed' } as const

/** The engine in this process, without a host. */
export function engineHost(shop: TestShop = testShop()): Host {
  return {
    name: 'engine',
    control: directControl(shop.control),
    async send({ method, url, headers, body }, worldId) {
      const [path = '', query = ''] = url.split('?')
      const request = new Request(`${origin}${url}`, { method, body: body as BodyInit | null, headers })
      const read = body === null ? null : new Uint8Array(await request.arrayBuffer())
      const reply = await shop.engine.handle(worldId, { method, path, query, headers: Object.fromEntries(request.headers), body: read })
      if (reply.wire) throw new NoReplyError(path, NO_REPLY_REASONS[reply.wire])
      return reply
    },
    close: async () => undefined,
  }
}
