// Writes what the examples of deploy/ repeat: the security headers of `npm run report headers`, and the addresses of the shop's pages.
// Run it after `npm run build`. It takes the options of `npm run report headers`, such as `--config=shop.json`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/lib/root.ts'
import { deployFiles } from './deploy-files.ts'

const options = ['--tls', ...process.argv.slice(2)]

/** Ends with the exit status of `npm run report headers` when that fails. */
function headers(format: string, kind: string): string {
  try {
    const args = ['--import', 'tsx', `${root}/tools/deploy/headers.ts`, `--for=${format}`, `--kind=${kind}`, ...options]
    return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  } catch {
    process.exit(2)
  }
}

if (!existsSync(`${root}/apps/storefront/dist/index.html`)) {
  console.error('npm run write deploy needs a build: run npm run build first')
  process.exit(2)
}
// `headers` has checked the file.
const { config } = parseArgs({ options: { config: { type: 'string' } }, strict: false }).values
const features = () => (typeof config === 'string' ? JSON.parse(readFileSync(config, 'utf8')).features : undefined)

for (const [file, text] of deployFiles(`${root}/apps/storefront/dist`, headers, features())) writeFileSync(`${root}/${file}`, text)
