import type { AddressInfo } from 'node:net'
import { startServer } from '@nusaria/scenario-runner/support/server'
import { copyBuilds } from '../../scripts/lib/build.mjs'
import { serveStatic } from '../../scripts/lib/static.mjs'

/** Serves both builds to all workers. */
export default async function startServers(): Promise<() => Promise<void>> {
  const builds = await copyBuilds(['offline'])
  const server = await startServer('checked', { NUSARIA_STRICT: '1' })
  const offline = await serveStatic(`${builds}/apps/storefront/dist-offline`, 0)
  process.env.NUSARIA_ENGINES_SHOP = server.origin
  process.env.NUSARIA_ENGINES_OFFLINE = `http://127.0.0.1:${(offline.address() as AddressInfo).port}`
  return async () => {
    offline.close()
    offline.closeAllConnections()
    await server.stop()
  }
}
