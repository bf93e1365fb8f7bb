import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { API_BASE } from '@nusaria/contracts/headers'
import { CONTROL_BASE } from '@nusaria/mock-api/control/base'
import { WORLD_PARAM, worldCookie } from '@nusaria/mock-api/engine/http/world-id'
import { type AccessSettings, readAccessSettings } from '@nusaria/mock-api/hosts/fastify/access'
import { AllowedHosts, WrongAccess } from '@nusaria/mock-api/hosts/fastify/allowed-hosts'
import { readPageWorld } from '@nusaria/mock-api/hosts/fastify/page-world'
import { createMockRoutes, type MockRoutesOptions } from '@nusaria/mock-api/hosts/fastify/plugin'
import { STAND_INS } from '@nusaria/mock-api/hosts/fastify/stand-ins'
import { MEDIA_BASE, shopMedia } from '@nusaria/mock-api/hosts/media'
import { decodePicture } from '@nusaria/mock-api/hosts/node/decode-picture'
import { fetchInProcess } from '@nusaria/mock-api/hosts/node/fetch-in-process'
import { createLazyPersistence } from '@nusaria/mock-api/hosts/node/persistence/lazy-persistence'
import { PersistenceRefused } from '@nusaria/mock-api/hosts/node/persistence/persistence-refused'
import { Readiness } from '@nusaria/mock-api/hosts/node/readiness'
import { keepSmallPictures } from '@nusaria/mock-api/hosts/node/small-pictures'
import { insertBridge, isFramed } from '@nusaria/mock-api/hosts/shell-bridge'
import { createShop, productNumbers } from '@nusaria/mock-api/shop'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { headersOf, isBelow, splitUrl } from '@nusaria/static-files/requests'
import type { Backend, StartBackend } from '../backend.ts'
import { shownAddress } from '../request-log.ts'
import { readShopConfig, withApiOrigin } from '../shop-config.ts'
import type { ReplyKind } from '../site/security-headers.ts'
import { WrongSettings } from '../variables.ts'
import { readMockSettings } from './settings.ts'
import { unknownWorldPage } from './unknown-world.ts'

// The one file of the server that imports the mock. `main.ts` loads it for the mock alone.

export interface MockBackendOptions extends MockRoutesOptions {
  /** Whether `/metrics` answers. */
  readonly withMetrics?: boolean
  /** Why requests shouldn't be sent here yet; null when they should. By default it is ready at once. */
  readonly notReady?: () => string | null
}

/** What the reply to an address of the mock is. */
function kindOf(url: string, isPage: boolean): ReplyKind | null {
  if (isBelow(API_BASE, url)) return 'api'
  if (isBelow(CONTROL_BASE, url)) return isPage ? 'control' : 'api'
  if (isBelow(MEDIA_BASE, url)) return 'media'
  return isPage && STAND_INS.some((base) => isBelow(base, url)) ? 'standIn' : null
}

/** The mock in this process. */
export function createMockBackend(options: MockBackendOptions): Backend {
  const { engine, control, media, workbenchDir, withMetrics = false, notReady = () => null } = options
  const { hosts = new AllowedHosts({ listening: '127.0.0.1' }) } = options
  const { plugin, answerUnrouted, refuse } = createMockRoutes({ ...options, hosts })
  const hasSimulator = control !== null && workbenchDir !== undefined
  return {
    register: (app) => void app.register(plugin),
    trustProxy: false,
    isOwnHost: (host) => hosts.has(host),
    // Worlds, faults and clock change a page at any moment.
    isCacheable: false,
    hasSimulator,
    kindOf,
    logged: ({ method, url }) => {
      const call = engine.callOf(method, splitUrl(url).path)
      return call && { path: shownAddress(url, call.path), call: call.name }
    },
    answerUnrouted,
    beforePage: (request, reply) => {
      const { named, unknown } = readPageWorld(engine, request)
      if (unknown !== null) {
        const page = unknownWorldPage(unknown, headersOf(request).host ?? '', WORLD_PARAM)
        return reply.code(404).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(page)
      }
      if (named !== null) reply.header('set-cookie', worldCookie(named))
      return null
    },
    changePage: (request) => (hasSimulator && isFramed(headersOf(request)) ? insertBridge : null),
    fetchFor: (request) => fetchInProcess(engine, readPageWorld(engine, request).id, request.host),
    picture: async (address) => {
      const file = await media?.(new URL(address, 'http://shop').pathname)
      return file ? Buffer.from(file.body) : null
    },
    productPages: () => productNumbers(engine).map((product_no) => `${SCREENS.product}?${new URLSearchParams({ product_no })}`),
    notReady,
    metrics: {
      isOn: withMetrics,
      gauges: { mock_worlds: { help: 'Worlds in memory', value: () => engine.worlds.count } },
      refuse,
    },
  }
}

const fileBeside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The first of these folders that has a page. */
const findPage = (...folders: readonly string[]) => folders.find((folder) => existsSync(`${folder}/index.html`))

type Settings = ReturnType<typeof readMockSettings>

function readAccess(settings: Settings): AccessSettings {
  try {
    return readAccessSettings(settings)
  } catch (error) {
    throw error instanceof WrongAccess ? new WrongSettings(error.message) : error
  }
}

/** The setting `pictureService` of the pictures that this server makes. */
const SMALL_PICTURES = '{url}?w={width}'

/** The mock by the variables of the environment, with its stored world. Rejects with `WrongSettings` or `WrongConfig`. */
export const startMock: StartBackend = async (env, { warn }) => {
  const settings = readMockSettings(env)
  const { STATIC_DIR, NUSARIA_BASE: base, NUSARIA_CONFIG, NUSARIA_PRODUCTS: products, NUSARIA_DATA, NUSARIA_PICTURES } = settings
  const { withControl, controlToken, hosts, cors } = readAccess(settings)
  // Its relative path is the same from the built program and from the sources.
  const builds = settings.NUSARIA_BUILDS ?? fileBeside('../../../..')
  /** An image of a container has these pages in the folder of the program alone. */
  const pageDir = (name: string) => findPage(fileBeside(name), `${builds}/apps/mock-api/dist/${name}`)
  const workbenchDir = findPage(`${builds}/apps/workbench/dist`)
  const freshSince = settings.NUSARIA_FRESH
  const persistence = NUSARIA_DATA === undefined ? null : createLazyPersistence({ dir: NUSARIA_DATA, products, freshSince, say: warn })
  const { engine, control } = createShop({
    products,
    strict: settings.NUSARIA_STRICT,
    persistence: persistence?.persistence,
    decodePicture,
    report: warn,
  })
  const readiness = new Readiness(engine)
  let folder: string | undefined
  return {
    settings,
    config: {
      ...(NUSARIA_PICTURES !== undefined && { pictureService: SMALL_PICTURES }),
      ...withApiOrigin(settings, NUSARIA_CONFIG === undefined ? {} : await readShopConfig(NUSARIA_CONFIG)),
    },
    withRenderer: settings.NUSARIA_RENDER && STATIC_DIR !== undefined,
    backend: createMockBackend({
      engine,
      control: withControl ? control : null,
      controlToken,
      hosts,
      cors,
      media: shopMedia,
      ...(NUSARIA_PICTURES !== undefined && { smallPicture: keepSmallPictures(NUSARIA_PICTURES, warn) }),
      standIns: { '/gateway': pageDir('gateway'), '/google': pageDir('google') },
      workbenchDir,
      base,
      notReady: () => readiness.missing(),
      withMetrics: settings.NUSARIA_METRICS ?? withControl,
    }),
    open: async () => {
      try {
        folder = await persistence?.open()
      } catch (error) {
        throw error instanceof PersistenceRefused ? new WrongSettings(error.message) : error
      }
      // The first request needn't wait for the catalogue.
      setImmediate(() => readiness.prepare())
    },
    close: async () => void (await persistence?.close()),
    lines: (origin) => [
      `Mock API     ${origin}${API_BASE}`,
      ...(withControl && workbenchDir ? [`Workbench    ${origin}${CONTROL_BASE}`] : []),
      withControl ? `Control API  ${origin}${CONTROL_BASE}` : 'Control API  off (MOCK_CONTROL=1 turns it on)',
      ...(folder ? [`World kept   ${folder}`] : []),
    ],
  }
}
