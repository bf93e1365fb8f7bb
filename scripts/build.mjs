// `npm run build` (`--shop`): static files for a real backend and the OpenAPI document; with `--offline` the shop without a server. Options
// after it are Vite's: `--base=/toko/`.
// `node scripts/build.mjs server checked` builds what is missing or stale of the named builds.
import { buildStale, forceBuild } from './lib/build.mjs'
import { run } from './lib/run.mjs'

const [first, ...rest] = process.argv.slice(2)

/** @param {string[]} options */
async function buildShop(options) {
  const isOffline = options.includes('--offline')
  const code = await forceBuild(
    isOffline ? 'offline' : 'storefront',
    options.filter((option) => option !== '--offline'),
  )
  return code || isOffline ? code : run('tsx', ['tools/openapi/write.ts'])
}

try {
  if (first === '--shop') process.exitCode = await buildShop(rest)
  else await buildStale([first, ...rest])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
