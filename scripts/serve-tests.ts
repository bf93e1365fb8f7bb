// The servers of the browser tests: `shop` is the mock with the checked production build, `offline` the offline build.
import { copyBuilds } from './lib/build.ts'
import { run } from './lib/run.ts'
import { serveStatic } from './lib/static.ts'

const [what] = process.argv.slice(2)
const port = process.env.PORT ?? '0'
if (what === 'offline') {
  const builds = await copyBuilds(['offline'])
  await serveStatic(`${builds}/apps/storefront/dist-offline`, Number(port))
} else {
  const builds = await copyBuilds(['server', 'standIns', 'checked', 'workbench'])
  process.exitCode = await run('node', [`${builds}/apps/server/dist/main.js`], {
    // Store nothing.
    env: { PORT: port, STATIC_DIR: `${builds}/.cache/checked`, NUSARIA_DATA: '', NUSARIA_API: '', NUSARIA_STRICT: '1' },
  })
}
