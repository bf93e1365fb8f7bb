import type { AddressInfo } from 'node:net'
import { buildStale } from '../../scripts/lib/build.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { serveStatic } from '../../scripts/lib/static.mjs'
import { startServer } from '../support/server.ts'

/** Serves both builds to all workers. */
export default async function startServers(): Promise<() => Promise<void>> {
  await buildStale(['offline'])
  const server = await startServer('checked', { NUSARIA_STRICT: '1' })
  const offline = await serveStatic(`${root}/apps/storefront/dist-offline`, 0)
  process.env.NUSARIA_ENGINES_SHOP = server.origin
  process.env.NUSARIA_ENGINES_OFFLINE = `http://127.0.0.1:${(offline.address() as AddressInfo).port}`
  return async () => {
    offline.close()
    offline.closeAllConnections()
    await server.stop()
  }
}
