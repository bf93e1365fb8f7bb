// Builds what is missing or stale of the named builds: `node scripts/build.mjs server checked`.
import { buildStale } from './lib/build.mjs'

try {
  await buildStale(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
