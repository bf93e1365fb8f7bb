// Builds what changed, then serves a copy of it: the storefront before a real backend, with its pages rendered, on one port (PORT, default 5173) in this process.
// `--api=https://api.example` (NUSARIA_API) is the backend's address, `--adapter=<file of adapters/>` (NUSARIA_ADAPTER) how it differs from the contracts. `--brand`, `--base` and `--config` are those of `npm start`.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyBuilds } from './lib/build.ts'
import { portOption, shopOptions } from './lib/options.ts'

const { api, config } = shopOptions('proxy')
if (api !== undefined) process.env.NUSARIA_API = api
if (!URL.canParse(process.env.NUSARIA_API ?? '')) {
  console.error('npm run serve needs the address of a backend: npm run serve -- --api=https://api.example')
  process.exit(2)
}
await portOption('PORT', 5173)
const builds = await copyBuilds(['server', 'storefront'])
process.env.STATIC_DIR = `${builds}/apps/storefront/dist`
if (config !== undefined) process.env.NUSARIA_CONFIG = resolve(config)
/** @public The built server, which `with-server.mjs` loads. */
export const program = pathToFileURL(`${builds}/apps/server/dist/main.js`).href
