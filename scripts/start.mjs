// Builds what changed, then serves the storefront, the mock API and the control API on one port (PORT, default 5173).
import { buildStale } from './lib/build.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const started = Date.now()
await buildStale(['server', 'storefront', 'workbench'])
const env = { PORT: process.env.PORT ?? '5173', STATIC_DIR: `${root}/apps/storefront/dist` }
if (process.env.NUSARIA_TIMES) console.log(`Ready to serve after ${Date.now() - started} ms`)
process.exitCode = await run('node', [`${root}/apps/mock-api/dist/main.js`], { env })
