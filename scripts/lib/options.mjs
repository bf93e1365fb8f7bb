import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { checkBasePath } from './base-path.mjs'
import { brandFolder } from './brand.mjs'
import { explainListenError } from './listen-error.mjs'
import { root } from './root.mjs'

/** Where the world is stored: a world names its brand in messages, so each brand has its own. */
export function worldFolder(within = '') {
  const { NUSARIA_DATA, NUSARIA_BRAND } = process.env
  return NUSARIA_DATA ?? `${root}/.nusaria${within}${NUSARIA_BRAND ? `/brand-${NUSARIA_BRAND}` : ''}`
}

const ofShop = { brand: { type: 'string' }, base: { type: 'string' }, config: { type: 'string' } }
/** Of a command that starts the mock. */
export const WORLD_OPTIONS = { fresh: { type: 'boolean' }, strict: { type: 'boolean' }, cors: { type: 'string', multiple: true } }
/** Of a command that passes the API on. */
export const API_OPTIONS = { api: { type: 'string' } }

/**
 * The options of a command that serves the shop. `--brand`, `--base` and `--cors` also set `NUSARIA_BRAND`, `NUSARIA_BASE` and `NUSARIA_CORS`, which the
 * builds and the server read. A wrong option ends the process with one line and status 2.
 */
export function shopOptions(more = WORLD_OPTIONS) {
  try {
    const { values } = parseArgs({ options: { ...ofShop, ...more } })
    const { brand, base, cors } = values
    if (cors !== undefined) process.env.NUSARIA_CORS = cors.join(',')
    if (brand !== undefined) process.env.NUSARIA_BRAND = brand
    brandFolder()
    const path = base ?? process.env.NUSARIA_BASE
    if (base !== undefined || path) process.env.NUSARIA_BASE = checkBasePath(path)
    return values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

/**
 * A port from the environment, at which a server of this host can listen. Another one ends the process with one line and status 1, before anything is built.
 * @param {string} name of the variable
 * @param {number} usual
 */
export async function portOption(name, usual, host = process.env.HOST || '127.0.0.1') {
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

function refuse(why) {
  console.error(why)
  process.exit(1)
}
