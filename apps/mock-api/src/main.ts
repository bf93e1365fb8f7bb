import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadRenderer } from '@nusaria/server/load-renderer'
import { readShopConfig } from '@nusaria/server/shop-config'
import { explainStartError } from '@nusaria/server/start-error'
import { stopOnSignal } from '@nusaria/server/stop-on-signal'
import { TIME_LIMITS } from '@nusaria/server/time-limits'
import { CONTROL_BASE } from './control/base.ts'
import { shopMedia } from './hosts/media.ts'
import { readAccessSettings } from './hosts/node/access-settings.ts'
import { decodePicture } from './hosts/node/decode-picture.ts'
import { Readiness } from './hosts/node/operations/readiness.ts'
import { createLazyPersistence } from './hosts/node/persistence/lazy-persistence.ts'
import { PersistenceRefused } from './hosts/node/persistence/persistence-refused.ts'
import { createServer } from './hosts/node/server.ts'
import { readSettings, type Settings } from './hosts/node/settings.ts'
import { createShop } from './shop.ts'

const fileBeside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The first of these folders that has a page. */
const findPage = (...folders: readonly string[]) => folders.find((folder) => existsSync(`${folder}/index.html`))

/** The most journal entries of a world. */
const journalEntries = 2_000

/** The mock as a program. `Settings` has the variables of the environment that it reads. */
async function serve(settings: Settings): Promise<void> {
  const { PORT, HOST, STATIC_DIR, NUSARIA_BASE, NUSARIA_CONFIG, NUSARIA_PRODUCTS: products, NUSARIA_DATA } = settings
  const { withControl, controlToken, hosts } = readAccessSettings(settings)
  // Its relative path is the same from the built program and from the sources.
  const builds = settings.NUSARIA_BUILDS ?? fileBeside('../../..')
  /** A page built by `npm run build:pages`: an image of a container has the program's folder alone. */
  const pageDir = (name: string) => findPage(fileBeside(name), `${builds}/apps/mock-api/dist/${name}`)
  const workbenchDir = findPage(`${builds}/apps/workbench/dist`)
  const withLog = settings.NUSARIA_LOG === 'json'
  const say = (line: string) => (withLog ? server.log.info(line) : console.log(line))
  const warn = (line: string) => (withLog ? server.log.warn(line) : console.error(line))
  const persistence =
    NUSARIA_DATA === undefined
      ? null
      : createLazyPersistence({ dir: NUSARIA_DATA, products, journalEntries, freshSince: settings.NUSARIA_FRESH, say: warn })
  const { engine, control } = createShop({
    products,
    journalEntries,
    strict: settings.NUSARIA_STRICT,
    persistence: persistence?.persistence,
    decodePicture,
    report: warn,
  })
  const readiness = new Readiness(engine)
  const server = createServer({
    engine,
    control: withControl ? control : null,
    controlToken,
    hosts,
    media: shopMedia,
    standIns: { '/gateway': pageDir('gateway'), '/google': pageDir('google') },
    workbenchDir,
    staticDir: STATIC_DIR,
    base: NUSARIA_BASE,
    config: {
      ...(settings.VITE_API_ORIGIN && { apiOrigin: settings.VITE_API_ORIGIN }),
      ...(NUSARIA_CONFIG === undefined ? {} : await readShopConfig(NUSARIA_CONFIG)),
    },
    tls: settings.NUSARIA_TLS,
    renderer: settings.NUSARIA_RENDER && STATIC_DIR ? loadRenderer(STATIC_DIR) : null,
    notReady: () => readiness.missing(),
    withMetrics: settings.NUSARIA_METRICS ?? withControl,
    withLog,
    limits: { ...TIME_LIMITS, stop: 1_000 * settings.NUSARIA_STOP_LIMIT },
  })
  const origin = await server.listen({ port: PORT, host: HOST })
  // The port first: a process that can't get it must not take the world.
  const folder = await persistence?.open()
  stopOnSignal({
    announce: () => readiness.stop(),
    delay: 1_000 * settings.NUSARIA_STOP_DELAY,
    finish: async () => {
      await server.close()
      await persistence?.close()
    },
  })
  if (STATIC_DIR) say(`Storefront   ${origin}${NUSARIA_BASE}`)
  say(`Mock API     ${origin}/api`)
  if (withControl && workbenchDir) say(`Workbench    ${origin}${CONTROL_BASE}`)
  say(withControl ? `Control API  ${origin}${CONTROL_BASE}` : 'Control API  off (MOCK_CONTROL=1 turns it on)')
  if (folder) say(`World kept   ${folder}`)
  // The first request needn't wait for the catalogue.
  setImmediate(() => readiness.prepare())
}

try {
  await serve(readSettings(process.env))
} catch (error) {
  console.error(error instanceof PersistenceRefused ? error.message : explainStartError(error))
  process.exit(1)
}
