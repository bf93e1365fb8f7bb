import { type Server, startServer } from './server.ts'
import { test as plain } from './test.ts'

/** A test of the published shop on a server that renders its pages. */
export const test = plain.extend<object, { server: Server }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer('storefront', { NUSARIA_RENDER: '1', NUSARIA_STRICT: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
})
