// Builds what is missing or stale of the named builds: `node scripts/build.mjs server checked`. `--force` builds one also when it is
// not stale, with the arguments after it: `node scripts/build.mjs --force storefront --base=/toko/`.
import { buildStale, forceBuild } from './lib/build.mjs'

const [first, ...rest] = process.argv.slice(2)
try {
  if (first === '--force') process.exitCode = await forceBuild(rest[0], rest.slice(1))
  else await buildStale([first, ...rest])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
