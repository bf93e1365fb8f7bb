// Builds what changed, then serves a copy of it: the storefront, the mock API and the control API on one port (PORT, default 5173) in this process.
// The world is stored in .nusaria (NUSARIA_DATA). `--fresh` starts a new world; `--strict` refuses fields that no contract knows.
// `--brand=<folder of brand/>` (NUSARIA_BRAND) is whose shop it is.
// `--base=/toko/` (NUSARIA_BASE) is the path below which the shop is.
// `--cors=<origin>` (NUSARIA_CORS), once or more, names an origin whose pages may read the API.
// `--config=<file>` (NUSARIA_CONFIG) is the storefront's config.json.
// Small pictures are kept in .nusaria/pictures (NUSARIA_PICTURES).
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyBuilds } from './lib/build.ts'
import { portOption, shopOptions, worldFolder } from './lib/options.ts'
import { root } from './lib/root.ts'

const started = Date.now()
const { config, fresh, strict } = shopOptions('world')
await portOption('PORT', 5173)
const builds = await copyBuilds(['server', 'standIns', 'storefront', 'workbench'])
process.env.STATIC_DIR = `${builds}/apps/storefront/dist`
process.env.NUSARIA_RENDER ??= '1'
process.env.NUSARIA_DATA = worldFolder()
process.env.NUSARIA_PICTURES ??= `${root}/.nusaria/pictures`
if (config !== undefined) process.env.NUSARIA_CONFIG = resolve(config)
if (fresh) process.env.NUSARIA_FRESH = String(started)
if (strict) process.env.NUSARIA_STRICT = '1'
// With the mock, whatever the environment says.
delete process.env.NUSARIA_API
if (process.env.NUSARIA_TIMES) console.log(`Ready to serve after ${Date.now() - started} ms`)
/** @public The built server, which `with-server.mjs` loads. */
export const program = pathToFileURL(`${builds}/apps/server/dist/main.js`).href
