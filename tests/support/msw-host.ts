import { mswHandlersFor } from '@nusaria/mock-api/hosts/browser/msw'
import { directControl, origin } from '@nusaria/scenario-runner/support/engine-host'
import { type Host, readReply } from '@nusaria/scenario-runner/support/hosts'
import { type TestShop, testShop } from '@nusaria/scenario-runner/support/shop'
import { getResponse } from 'msw'

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
