import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CONTROL_BASE } from './control/base.ts'
import { shopMedia } from './hosts/media.ts'
import { createLazyPersistence } from './hosts/node/persistence/lazy-persistence.ts'
import { PersistenceRefused } from './hosts/node/persistence/persistence-refused.ts'
import { productHead } from './hosts/node/product-head.ts'
import { createServer } from './hosts/node/server.ts'
import { CATALOGUE_SIZE } from './reference/catalogue/types.ts'
import { createShop } from './shop.ts'

/**
 * The mock as a program. Environment: `PORT` (5173; 0 for a free one), `HOST` (127.0.0.1), `STATIC_DIR` (the built storefront),
 * `MOCK_CONTROL` (1 or 0; by default only on a loopback host), `NUSARIA_PRODUCTS` (how many products the shop has),
 * `NUSARIA_DATA` (folder of the persisted default world; without it nothing is stored), `NUSARIA_FRESH` (real time in ms: a
 * world stored before is set aside), `NUSARIA_STRICT` (1: unknown fields are refused; by default they are dropped and noted).
 */
const {
  PORT = '5173',
  HOST = '127.0.0.1',
  STATIC_DIR,
  MOCK_CONTROL,
  NUSARIA_PRODUCTS,
  NUSARIA_DATA,
  NUSARIA_FRESH,
  NUSARIA_STRICT,
} = process.env
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(HOST)
const withControl = MOCK_CONTROL === undefined ? loopback : MOCK_CONTROL === '1'

/** The folder of a page built by `npm run build:pages`, from the built program and from the sources. */
const pageDir = (name: string) =>
  [`./${name}`, `../dist/${name}`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/index.html`))

/** The built workbench: its relative path is the same from the built program and from the sources. */
const workbench = fileURLToPath(new URL('../../workbench/dist', import.meta.url))
const workbenchDir = existsSync(`${workbench}/index.html`) ? workbench : undefined

const { usual, least, most } = CATALOGUE_SIZE
const products = NUSARIA_PRODUCTS ? Number(NUSARIA_PRODUCTS) : usual
if (!Number.isInteger(products) || products < least || products > most) {
  console.error(`NUSARIA_PRODUCTS must be a whole number from ${least} to ${most}, not "${NUSARIA_PRODUCTS}"`)
  process.exit(1)
}

/** The most journal entries of a world. */
const journalEntries = 2_000
const persistence = NUSARIA_DATA
  ? createLazyPersistence({
      dir: NUSARIA_DATA,
      products,
      journalEntries,
      ...(NUSARIA_FRESH ? { freshSince: Number(NUSARIA_FRESH) } : {}),
      say: (line) => console.error(line),
    })
  : null

const { engine, control } = createShop({
  products,
  journalEntries,
  strict: NUSARIA_STRICT === '1',
  persistence: persistence?.persistence,
  report: (problem) => console.error(problem),
})
const server = createServer({
  engine,
  control: withControl ? control : null,
  loopback,
  media: shopMedia,
  standIns: { '/gateway': pageDir('gateway'), '/google': pageDir('google') },
  workbenchDir,
  staticDir: STATIC_DIR,
  head: productHead(engine),
})

try {
  const origin = await server.listen({ port: Number(PORT), host: HOST })
  // The port first: a process that can't get it must not take the world.
  const folder = await persistence?.open()
  if (STATIC_DIR) console.log(`Storefront   ${origin}/`)
  console.log(`Mock API     ${origin}/api`)
  if (withControl && workbenchDir) console.log(`Workbench    ${origin}${CONTROL_BASE}`)
  console.log(withControl ? `Control API  ${origin}${CONTROL_BASE}` : 'Control API  off (MOCK_CONTROL=1 turns it on)')
  if (folder) console.log(`World kept   ${folder}`)
  // The first request needn't wait for the catalogue.
  setImmediate(() => void engine.worlds.get('default'))
} catch (error) {
  console.error(explained(error))
  process.exit(1)
}

function explained(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return `Port ${PORT} is in use; choose another with PORT=`
  return error instanceof PersistenceRefused ? error.message : error
}

async function end(): Promise<void> {
  await server.close()
  await persistence?.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
