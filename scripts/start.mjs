// Builds what changed, then serves the storefront, the mock API and the control API on one port (PORT, default 5173) in this process.
// The world is stored in .nusaria (NUSARIA_DATA). `--fresh` starts a new world; `--strict` refuses fields that no contract knows.
import { pathToFileURL } from 'node:url'
import { buildStale } from './lib/build.mjs'
import { root } from './lib/root.mjs'

const started = Date.now()
await buildStale(['server', 'storefront', 'workbench'])
process.env.STATIC_DIR = `${root}/apps/storefront/dist`
process.env.NUSARIA_DATA ??= `${root}/.nusaria`
if (process.argv.includes('--fresh')) process.env.NUSARIA_FRESH = String(started)
if (process.argv.includes('--strict')) process.env.NUSARIA_STRICT = '1'
if (process.env.NUSARIA_TIMES) console.log(`Ready to serve after ${Date.now() - started} ms`)
await import(pathToFileURL(`${root}/apps/mock-api/dist/main.js`).href)
