// Builds what is missing or stale of the named builds: `node scripts/build.mjs server checked`. `--anew` builds one in any case, with the arguments after it:
// `node scripts/build.mjs --anew storefront --base=/toko/`.
import { buildAnew, buildStale } from './lib/build.mjs'

const [first, ...rest] = process.argv.slice(2)
try {
  if (first === '--anew') process.exitCode = await buildAnew(rest[0], rest.slice(1))
  else await buildStale([first, ...rest])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
