// `npm run lighthouse [runs]`: home, product and list on a phone, rendered by a server and from static files, as Lighthouse's simulated phone sees them and on a
// slow line, each the median of five runs, beside the last record. `--record` makes these figures the record. Only a quiet machine gives figures that can be compared.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'
import { installTools } from '../../scripts/lib/tools.mjs'
import { MOBILE } from '../support/layouts.ts'
import { startServer } from '../support/server.ts'

const PATHS = { home: '/', product: '/commodDetail?product_no=P100785', list: '/commodityList?keyword=kopi' } as const
type PageName = keyof typeof PATHS

/** What is measured: ms, but for `score` (of 100) and `cls`. */
const FIGURES = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'price'] as const
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>

/** The bars of each page. */
const BARS: Readonly<Record<PageName, Partial<Figures>>> = {
  home: { score: 98, lcp: 1_400, tbt: 100, cls: 0.01, price: 2_500 },
  product: { score: 97, lcp: 1_500, tbt: 120, cls: 0.01, price: 2_500 },
  list: { score: 97, lcp: 1_600, tbt: 120, cls: 0.01, price: 2_500 },
}

/** Of pages from static files. */
const STATIC_BARS: Partial<Figures> = { lcp: 2_200, cls: 0.01 }

/** 400 kbit/s, 400 ms, a processor four times slower. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWDOWN = 4

const RECORD = new URL('lighthouse.json', import.meta.url)

interface Audit {
  readonly numericValue: number
}
interface Result {
  readonly lhr: {
    readonly audits: Readonly<Record<string, Audit>>
    readonly categories: { readonly performance: { readonly score: number } }
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Result>

const tools = createRequire(`${await installTools('lighthouse')}/package.json`)
const { default: lighthouse } = (await import(tools.resolve('lighthouse'))) as { readonly default: Lighthouse }

const [count = 5] = process.argv.slice(2).map(Number).filter(Boolean)
const executablePath = requireBrowser()
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** ms until the first price can be read on a slow line. */
async function firstPrice(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  const page = await browser.newPage({ ...MOBILE, locale: 'id-ID' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const started = Date.now()
  const opened = page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  await opened
  await page
    .getByText(/Rp\s?\d/)
    .first()
    .waitFor({ timeout: 60_000 })
  const time = Date.now() - started
  await browser.close()
  return time
}

async function measure(url: string): Promise<Figures> {
  const port = 9_500 + (process.pid % 400)
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] })
  const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
  await browser.close()
  const value = (name: string) => lhr.audits[name]?.numericValue ?? 0
  return {
    score: lhr.categories.performance.score * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    price: await firstPrice(url),
  }
}

const shown = (name: string, value: number) => (name === 'cls' ? value.toFixed(3) : Math.round(value).toString())
const isMet = (name: string, value: number, bar: number) => (name === 'score' ? Math.round(value) >= bar : value <= bar)

const before = JSON.parse(readFileSync(RECORD, 'utf8')) as { readonly date: string; readonly pages: Partial<Record<string, Figures>> }
const pages: Record<string, Figures> = {}

async function measurePage(name: string, address: string, bars: Partial<Figures>): Promise<void> {
  const runs: Figures[] = []
  for (let run = 0; run < count; run++) runs.push(await measure(address))
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, median(runs.map((run) => run[figure]))])) as unknown as Figures
  pages[name] = figures
  console.log(`${name}, median of ${count}; record of ${before.date}:`)
  for (const figure of FIGURES) {
    const bar = bars[figure]
    const verdict = bar === undefined ? '' : `bar ${bar}${isMet(figure, figures[figure], bar) ? '' : '  ✗'}`
    const recorded = before.pages[name]?.[figure]
    console.log(
      `  ${figure.padEnd(6)}${shown(figure, figures[figure]).padStart(7)}  record ${recorded === undefined ? '–' : shown(figure, recorded)}  ${verdict}`,
    )
  }
}

for (const rendered of [true, false]) {
  const server = await startServer('storefront', { NUSARIA_RENDER: rendered ? '1' : '' })
  try {
    for (const [name, path] of Object.entries(PATHS))
      await measurePage(rendered ? name : `static ${name}`, server.origin + path, rendered ? BARS[name as PageName] : STATIC_BARS)
  } finally {
    await server.stop()
  }
}
if (process.argv.includes('--record'))
  writeFileSync(RECORD, `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), pages }, null, 2)}\n`)
process.exit()
