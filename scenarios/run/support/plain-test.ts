import { test as base } from '@playwright/test'
import { type Server, type ServerSettings, startServer } from './server.ts'

export interface WorkerFixtures {
  /** The published shop on a server with these settings, which ends with the worker. */
  readonly publishedShop: (settings: ServerSettings) => Promise<Server>
}

/**
 * Playwright's test for a file that needs no world. All tests come from it: those with other worker fixtures would run in workers of their
 * own, and a new worker takes seconds of processor time.
 */
export const plainTest = base.extend<object, WorkerFixtures>({
  publishedShop: [
    async ({ browserName: _ }, use) => {
      const started = new Map<string, Promise<Server>>()
      await use((settings) => {
        const key = JSON.stringify(settings)
        const server = started.get(key) ?? startServer('storefront', { ...settings, NUSARIA_STRICT: '1' })
        started.set(key, server)
        return server
      })
      for (const server of started.values()) await server.then(({ stop }) => stop())
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
