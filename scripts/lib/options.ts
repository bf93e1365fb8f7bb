import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { adapterFile } from './adapter.ts'
import { checkBasePath } from './base-path.ts'
import { brandFolder } from './brand.ts'
import { explainListenError } from './listen-error.ts'
import { root } from './root.ts'
import { WrongOption } from './wrong-option.ts'

/** Where the world is stored: a world names its brand in messages, so each brand has its own. */
export function worldFolder(within = '') {
  const { NUSARIA_DATA, NUSARIA_BRAND } = process.env
  return NUSARIA_DATA ?? `${root}/.nusaria${within}${NUSARIA_BRAND ? `/brand-${NUSARIA_BRAND}` : ''}`
}

const ofShop = { brand: { type: 'string' }, base: { type: 'string' }, config: { type: 'string' } } as const
const ofWorld = { fresh: { type: 'boolean' }, strict: { type: 'boolean' }, cors: { type: 'string', multiple: true } } as const
const ofProxy = { api: { type: 'string' }, adapter: { type: 'string' } } as const
const BACKS = { world: ofWorld, proxy: ofProxy, either: { ...ofWorld, ...ofProxy } } as const

interface ShopOptions {
  readonly brand?: string
  readonly base?: string
  readonly config?: string
  readonly fresh?: boolean
  readonly strict?: boolean
  readonly cors?: readonly string[]
  readonly api?: string
  readonly adapter?: string
}

/**
 * The options of a command that serves the shop. `--brand`, `--base`, `--cors` and `--adapter` also set `NUSARIA_BRAND`, `NUSARIA_BASE`, `NUSARIA_CORS` and
 * `NUSARIA_ADAPTER`, which the builds and the server read. A wrong option ends the process with one line and status 2.
 * @param back answers the API: a `world` of the mock, a backend behind a `proxy`, or one of them: with `--api` the backend
 */
export function shopOptions(back: keyof typeof BACKS): ShopOptions {
  try {
    const values = parseArgs({ options: { ...ofShop, ...BACKS[back] } }).values as ShopOptions
    const { brand, base, cors, api, adapter } = values
    if (cors !== undefined) process.env.NUSARIA_CORS = cors.join(',')
    if (brand !== undefined) process.env.NUSARIA_BRAND = brand
    if (adapter !== undefined) process.env.NUSARIA_ADAPTER = adapter
    if (api !== undefined && !URL.canParse(api)) throw new WrongOption(`--api must be the address of a backend, not "${api}"`)
    if (back !== 'proxy' && api === undefined && process.env.NUSARIA_ADAPTER)
      throw new WrongOption('NUSARIA_ADAPTER is for a backend of your own (--api of npm run serve and dev): the mock needs none.')
    brandFolder()
    adapterFile()
    const path = base ?? process.env.NUSARIA_BASE
    if (base !== undefined || path) process.env.NUSARIA_BASE = checkBasePath(path ?? '')
    return values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

/**
 * A port from the environment, at which a server of this host can listen. Another one ends the process with one line and status 1, before anything is built.
 */
export async function portOption(name: string, usual: number, host = process.env.HOST || '127.0.0.1') {
  const text = process.env[name] || String(usual)
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) refuse(`${name} must be a whole number from 0 to 65535, not "${text}"`)
  try {
    const server = createServer().listen({ port: Number(text), host })
    await once(server, 'listening')
    await new Promise((resolve) => server.close(resolve))
  } catch (error) {
    refuse(explainListenError(error, name) ?? error)
  }
  return Number(text)
}

function refuse(why: unknown): never {
  console.error(why)
  process.exit(1)
}
