import { createMockBackend } from '@nusaria/server/mock/backend'
import { createServer } from '@nusaria/server/server'
import { directControl, origin } from './engine-host.ts'
import { bodyText, type Host, httpHost, worldHeader } from './hosts.ts'
import { type TestShop, testShop } from './shop.ts'

/** The server of the shop with the mock of a test; without a storefront. */
export function shopServer({ engine, control }: TestShop = testShop()) {
  return createServer({ backend: createMockBackend({ engine, control }), report: engine.report })
}

/** A new server on a free loopback port. */
export async function servedHost(shop: TestShop = testShop()): Promise<Host> {
  const app = shopServer(shop)
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  return { ...httpHost(at), close: () => app.close() }
}

/** Fastify with injected requests, without a socket. */
export function injectHost(shop: TestShop = testShop()): Host {
  const app = shopServer(shop)
  return {
    name: 'inject',
    control: directControl(shop.control),
    async send({ method, url, headers, body }, worldId) {
      const request = new Request(`${origin}${url}`, { method, body: body as BodyInit | null, headers })
      const payload = body === null ? undefined : Buffer.from(await request.arrayBuffer())
      const all = { ...Object.fromEntries(request.headers), ...worldHeader(worldId) }
      const reply = await app.inject({ method: method as 'GET', url, headers: all, payload })
      const sent = reply.headers as Record<string, string>
      return { status: reply.statusCode, headers: sent, body: bodyText(sent['content-type'], reply.rawPayload) }
    },
    close: () => app.close(),
  }
}
