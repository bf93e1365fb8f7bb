// `npm run build` (`--shop`): static files for a real backend and the OpenAPI document; with `--offline` the shop without a server. Options
// after it are Vite's: `--base=/toko/`.
// `tsx scripts/build.ts server checked` builds what is missing or stale of the named builds.
import { type Build, buildStale, forceBuild } from './lib/build.ts'
import { run } from './lib/run.ts'

const [first, ...rest] = process.argv.slice(2)

async function buildShop(options: readonly string[]): Promise<number> {
  const isOffline = options.includes('--offline')
  const code = await forceBuild(
    isOffline ? 'offline' : 'storefront',
    options.filter((option) => option !== '--offline'),
  )
  return code || isOffline ? code : run('tsx', ['tools/openapi/write.ts'])
}

try {
  if (first === '--shop') process.exitCode = await buildShop(rest)
  else await buildStale([first, ...rest] as Build[])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
