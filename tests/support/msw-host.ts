import { mswHandlersFor } from '@nusaria/mock-api/hosts/browser/msw'
import { getResponse } from 'msw'
import { directControl, origin } from './engine-host.ts'
import { type Host, readReply } from './hosts.ts'
import { type TestShop, testShop } from './shop.ts'

/** MSW's handlers. */
export function mswHost(shop: TestShop = testShop()): Host {
  return {
    name: 'msw',
    control: directControl(shop.control),
    async send({ method, url, headers, body }, worldId) {
      const request = new Request(`${origin}${url}`, { method, body: body as BodyInit | null, headers })
      const reply = await getResponse(mswHandlersFor(shop.engine, worldId), request)
      if (!reply) throw new Error(`No handler for ${method} ${url}`)
      return readReply(reply)
    },
    close: async () => undefined,
  }
}
