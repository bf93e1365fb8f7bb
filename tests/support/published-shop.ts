import { type Server, startServer } from './server.ts'
import { test as plain } from './test.ts'

/** A test of the published shop, on a server with these settings. */
export const published = (settings: Readonly<Record<string, string>>) =>
  plain.extend<object, { server: Server }>({
    server: [
      async ({ browserName: _ }, use) => {
        const server = await startServer('storefront', { ...settings, NUSARIA_STRICT: '1' })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ server }, use) => use(server.origin),
  })

/** A server that renders the pages. */
export const renderedShop = published({ NUSARIA_RENDER: '1' })
/** A host without a renderer: it sends the files of the build. */
export const staticShop = published({ NUSARIA_RENDER: '' })
