// What the browser tests talk to: `shop` is the mock serving the checked production build, `offline` the static build alone.
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
    // Nothing outlives a run of the tests.
    env: { PORT: port, STATIC_DIR: `${root}/.cache/checked`, NUSARIA_DATA: '', NUSARIA_STRICT: '1' },
  })
}
