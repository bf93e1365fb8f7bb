// Opens every story of the built gallery, or those whose name contains a given word, and reports those that don't render or that log errors to
// the console. `--layout=desktop`, `--language=en`.
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.ts'
import { serveStatic } from '../../scripts/lib/static.ts'
import { BASE } from './vite/base.mjs'

/** Maximum ms for a screen, including the creation of its world. */
const PATIENCE = 60_000
/** Errors that stories cause on purpose. The browser logs a failed call as an error, too. */
const meant = [/Failed to load resource/, /On purpose/, /Boundary/]

const given = process.argv.slice(2)
const option = (name: string) => given.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
const filters = given.filter((word) => !word.startsWith('--'))

const server = await serveStatic(fileURLToPath(new URL('./dist', import.meta.url)), Number(process.env.PORT ?? 0))
const address = server.address()
const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}${BASE}`
const { stories } = (await (await fetch(`${origin}meta.json`)).json()) as { stories: Record<string, unknown> }
const chosen = Object.keys(stories).filter((id) => filters.length === 0 || filters.some((word) => id.includes(word.toLowerCase())))
if (chosen.length === 0) {
  console.error(`No story has ${filters.join(' or ')} in its name.`)
  process.exit(2)
}

const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } })
let errors: string[] = []
page.on('console', (message) => {
  if (message.type() === 'error' && !meant.some((pattern) => pattern.test(message.text()))) errors.push(message.text().slice(0, 300))
})
page.on('pageerror', ({ message }) => {
  if (!meant.some((pattern) => pattern.test(message))) errors.push(message)
})

const args = ['layout', 'language'].flatMap((name) => (option(name) ? [`&arg-${name}=${option(name)}`] : [])).join('')
let failed = 0
for (const id of chosen) {
  errors = []
  await page.goto(`${origin}?story=${id}&mode=preview${args}`)
  const isScreen = /^(pages|states)--/.test(id)
  const shown = isScreen ? '[data-screen=shown], [data-screen=failed]' : '.ladle-main > *, #ladle-root > *'
  await page
    .locator(shown)
    .first()
    .waitFor({ timeout: PATIENCE, state: 'attached' })
    .catch(({ message }: Error) => void errors.push(message))
  errors.push(...(await page.locator('[data-screen=failed] [role=alert]').allTextContents()))
  if (errors.length > 0) failed += 1
  console.log(`${errors.length > 0 ? 'FAILED' : 'ok'}  ${id}${errors.map((error) => `\n    ${error}`).join('')}`)
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`)
await browser.close()
server.close()
process.exitCode = failed > 0 ? 1 : 0
