// `npm run bench pages [-- <runs>]`: home, product and list on a phone, as Lighthouse's simulated phone sees them and on a slow line, from a server that renders them
// and from static files. Times double and halve from machine to machine: `--against=<commit>` builds that version and measures it in turn with this one,
// and only the ratio is held to a bar. `--page=home` measures one page. Exit status 1 when a bar isn't met.
// `--trace` measures nothing: it prints the long tasks of the main thread, cart and cashier included, and what each is for.
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { MOBILE } from '@nusaria/scenario-runner/support/layouts'
import { startServer } from '@nusaria/scenario-runner/support/server'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.ts'
import { root } from '../../scripts/lib/root.ts'
import { requireTools } from '../../scripts/lib/tools.ts'
import { printLongTasks } from './long-tasks.ts'
import { median } from './median.ts'
import { startVersion } from './other-version.ts'

const PATHS = { home: '/', product: '/commodDetail?product_no=P100785', list: '/commodityList?keyword=kopi' } as const

/** The audit of each figure, in ms but for `cls`; `price` is ms until the first price can be read on a slow line. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  main: 'mainthread-work-breakdown',
  cls: 'cumulative-layout-shift',
} as const
type Figures = Readonly<Record<string, number>>

const BARS: Figures = { cls: 0.01, price: 2_500 }
/** Of the ratio to the other version. */
const RATIOS: Figures = { lcp: 1.05, tbt: 1.15, main: 1.1 }

/** 400 kbit/s, 400 ms, a processor four times slower. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWDOWN = 4

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, page: { type: 'string' }, trace: { type: 'boolean' } },
})
/** With pictures in the widths that pages ask for. */
const startShop = () => startServer('storefront', { NUSARIA_RENDER: '1', NUSARIA_PICTURES: `${root}/.nusaria/pictures` })

if (values.trace) {
  const { origin, stop } = await startShop()
  await printLongTasks(origin, PATHS, SLOWDOWN).finally(stop)
  process.exit()
}

const runs = Number(positionals[0] ?? 5)
const executablePath = requireBrowser()
const program = `${requireTools('lighthouse')}/node_modules/lighthouse/cli/index.js`

async function firstPrice(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  const page = await browser.newPage({ ...MOBILE, locale: 'id-ID' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const started = Date.now()
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  await page
    .getByText(/Rp\s?\d/)
    .first()
    .waitFor({ timeout: 180_000 })
  const time = Date.now() - started
  await browser.close()
  return time
}

async function measure(url: string): Promise<Figures> {
  const options = ['--quiet', '--output=json', '--only-categories=performance', `--chrome-flags=--headless ${BROWSER_ARGS.join(' ')}`]
  const env = { ...process.env, CHROME_PATH: executablePath }
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], { env, maxBuffer: 100_000_000 })
  const { audits } = JSON.parse(stdout)
  const figures = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit].numericValue])
  return { ...Object.fromEntries(figures), price: await firstPrice(url) }
}

const shown = (name: string, value: number) => (name === 'cls' ? value.toFixed(3) : Math.round(value).toString())
/** What a line says of a bar. */
function verdict(value: number, bar: number | undefined): string {
  if (bar === undefined) return ''
  if (value > bar) process.exitCode = 1
  return ` (bar ${bar}${value > bar ? ' ✗' : ''})`
}

const servers = {
  rendered: await startShop(),
  ...(values.against
    ? { [values.against]: await startVersion(values.against) }
    : { static: await startServer('storefront', { NUSARIA_RENDER: '' }) }),
}
try {
  for (const [page, path] of Object.entries(PATHS).filter(([name]) => !values.page || name === values.page)) {
    const measured: Record<string, Figures[]> = {}
    // Small pictures are made after their first request.
    for (const { origin } of Object.values(servers)) await measure(origin + path)
    for (let run = 0; run < runs; run++)
      for (const [name, { origin }] of Object.entries(servers)) measured[name] = [...(measured[name] ?? []), await measure(origin + path)]
    const figure = (name: string, of: string) => median((measured[name] ?? []).map((figures) => figures[of] ?? 0))
    for (const name of Object.keys(servers)) {
      console.log(`${page}, ${name}, median of ${runs}:`)
      for (const of of [...Object.keys(AUDITS), 'price']) {
        const value = figure(name, of)
        const ratio = name === 'rendered' && values.against ? value / figure(values.against, of) : undefined
        const compared = ratio === undefined ? '' : `  ${ratio.toFixed(2)} of the other${verdict(ratio, RATIOS[of])}`
        console.log(`  ${of.padEnd(6)}${shown(of, value).padStart(7)}${name === 'rendered' ? verdict(value, BARS[of]) : ''}${compared}`)
      }
    }
  }
} finally {
  for (const server of Object.values(servers)) await server.stop()
}
