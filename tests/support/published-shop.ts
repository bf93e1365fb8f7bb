import type { Server, ServerSettings } from '@nusaria/scenario-runner/support/server'
import { test } from '@nusaria/scenario-runner/support/test'

/** A test of the published shop, on a server with these settings. */
export const published = (settings: ServerSettings) =>
  test.extend<{ server: Server }>({
    server: [async ({ publishedShop }, use) => use(await publishedShop(settings)), { timeout: 180_000 }],
    baseURL: ({ server }, use) => use(server.origin),
  })

/** A server that renders the pages. */
export const renderedShop = published({ NUSARIA_RENDER: '1' })
/** A host without a renderer: it sends the files of the build. */
export const staticShop = published({ NUSARIA_RENDER: '' })
