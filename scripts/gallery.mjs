// The gallery by Ladle, which is installed when it is first used: `serve` (PORT, default 5177), `build` into apps/gallery/dist, `check` (every story renders without an error).
import { cpSync, rmSync } from 'node:fs'
import { runnerImport } from 'vite'
import { copyBuilds } from './lib/build.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { requireTools } from './lib/tools.mjs'

const gallery = `${root}/apps/gallery`
const [task = 'serve', ...rest] = process.argv.slice(2)

/** Runs one command after another; ends at the first that fails. */
async function inTurn(...steps) {
  for (const step of steps) {
    const code = await step()
    if (code) process.exit(code)
  }
}

const ladle = `${requireTools('gallery')}/node_modules/.bin/ladle`
// The screens show the offline build of the shop.
const shop = `${await copyBuilds(['offline'])}/apps/storefront/dist-offline`
// The sources of the shop need Vite.
const written = await runnerImport(`${gallery}/src/screens/write-stories.ts`, { root: gallery, configFile: `${gallery}/vite.config.ts` })
written.module.writeStories()
if (task === 'serve') await inTurn(() => run(ladle, ['serve'], { cwd: gallery, env: { GALLERY_SHOP: shop } }))
else {
  rmSync(`${gallery}/dist`, { recursive: true, force: true })
  await inTurn(() => run(ladle, ['build'], { cwd: gallery }))
  cpSync(shop, `${gallery}/dist`, { recursive: true })
  if (task === 'check') await inTurn(() => run('tsx', ['apps/gallery/check.ts', ...rest]))
}
