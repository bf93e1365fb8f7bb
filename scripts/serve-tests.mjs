// The servers of the browser tests: `shop` is the mock with the checked production build, `offline` the offline build.
import { buildStale } from './lib/build.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { serveStatic } from './lib/static.mjs'

const [what] = process.argv.slice(2)
const port = process.env.PORT ?? '0'
if (what === 'offline') {
  await buildStale(['offline'])
  await serveStatic(`${root}/apps/storefront/dist-offline`, Number(port))
} else {
  await buildStale(['server', 'checked', 'workbench'])
  process.exitCode = await run('node', [`${root}/apps/mock-api/dist/main.js`], {
    // Store nothing.
    env: { PORT: port, STATIC_DIR: `${root}/.cache/checked`, NUSARIA_DATA: '', NUSARIA_STRICT: '1' },
  })
}
