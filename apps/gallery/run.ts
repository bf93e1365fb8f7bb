// `npm run gallery`: the gallery by Ladle, which is installed when it is first used (PORT, default 5177). `npm run gallery build` writes it to
// apps/gallery/dist; `npm run check gallery` also opens every story.
import { cpSync, rmSync } from 'node:fs'
import { runnerImport } from 'vite'
import { copyBuilds } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'
import { requireTools } from '../../scripts/lib/tools.ts'

const gallery = `${root}/apps/gallery`
const [task = 'serve', ...rest] = process.argv.slice(2)

/** Runs one command after another; ends at the first that fails. */
async function inTurn(...steps: readonly (() => Promise<number>)[]): Promise<void> {
  for (const step of steps) {
    const code = await step()
    if (code) process.exit(code)
  }
}

const ladle = `${requireTools('gallery')}/node_modules/.bin/ladle`
// The screens show the offline build of the shop.
const shop = `${await copyBuilds(['offline'])}/apps/storefront/dist-offline`
// The sources of the shop need Vite.
const written = await runnerImport<typeof import('./src/screens/write-stories.ts')>(`${gallery}/src/screens/write-stories.ts`, {
  root: gallery,
  configFile: `${gallery}/vite.config.ts`,
})
written.module.writeStories()
if (task === 'serve') await inTurn(() => run(ladle, ['serve'], { cwd: gallery, env: { GALLERY_SHOP: shop } }))
else {
  rmSync(`${gallery}/dist`, { recursive: true, force: true })
  await inTurn(() => run(ladle, ['build'], { cwd: gallery }))
  cpSync(shop, `${gallery}/dist`, { recursive: true })
  if (task === 'check') await inTurn(() => run('tsx', ['apps/gallery/check.ts', ...rest]))
}
