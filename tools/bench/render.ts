import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fetchInProcess } from '@nusaria/mock-api/hosts/node/fetch-in-process'
import { createShop } from '@nusaria/mock-api/shop'
import { ANDROID } from '@nusaria/scenario-runner/support/layouts'
import { FOLDERS } from '@nusaria/scenario-runner/support/server'
import { loadRenderer } from '@nusaria/server/load-renderer'
import type { RenderRequest } from '@nusaria/server/site/rendered-page'
import { buildStale } from '../../scripts/lib/build.ts'
import { median } from './median.ts'

const WARM_UP = 100
const ROUNDS = 300
const MANY = Number(process.argv[2] ?? 10_000)
const CLIENTS = 100
/** pages between two pauses */
const PAUSE = 20

const PAGES = { home: '/', list: '/commodityList?keyword=kopi', product: '/commodDetail?product_no=P100785' }

await buildStale(['storefront'])
const { renderPage: render } = loadRenderer(FOLDERS.storefront)
const { engine } = createShop({ products: 800, journalEntries: 100 })
const template = readFileSync(`${FOLDERS.storefront}/index.html`, 'utf8')
const origin = 'http://shop.example'
const answer = fetchInProcess(engine, 'default', 'shop.example')

interface Asked {
  readonly url: string
  readonly init: RequestInit
}

const requestOf = (url: string, fetch: RenderRequest['fetch'] = answer): RenderRequest => ({
  template,
  url,
  origin,
  headers: { 'user-agent': ANDROID, 'accept-language': 'id' },
  config: {},
  fetch,
  nonce: 'bench',
  report: (problem) => console.error(problem),
})

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** The median processor time of some work, in ms. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const before = processorTime()
    await work()
    if (round >= WARM_UP) times.push(processorTime() - before)
  }
  return median(times)
}

console.log(`Processor time of a page, median of ${ROUNDS}; ratio to the calls of the API that it makes:`)
for (const [name, url] of Object.entries(PAGES)) {
  const asked: Asked[] = []
  await render(
    requestOf(url, (address, init) => {
      asked.push({ url: address, init })
      return answer(address, init)
    }),
  )
  const calls = await cost(() => Promise.all(asked.map(({ url: address, init }) => answer(address, { ...init, signal: null }))))
  const whole = await cost(() => render(requestOf(url)))
  console.log(
    `  ${name.padEnd(8)} ${(whole - calls).toFixed(1)} ms, and ${calls.toFixed(1)} ms for ${asked.length} calls; ratio ${(whole / calls).toFixed(1)}`,
  )
}

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_000_000
}
const before = heap()
for (let page = 0; page < MANY; page++) {
  await render(requestOf(PAGES.home))
  // Calls in process never leave the event loop idle: timers and what frees memory would wait until the end.
  if (page % PAUSE === 0) await setTimeout(1)
}
console.log(`Memory before and after ${MANY} pages: ${before.toFixed(0)} MB, ${heap().toFixed(0)} MB`)

const hang: RenderRequest['fetch'] = (_url, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))))
const started = performance.now()
const times = await Promise.all(
  Array.from({ length: CLIENTS }, async () => {
    const page = await render(requestOf(PAGES.home, hang))
    const first = performance.now() - started
    for await (const _ of page?.rest ?? []) {
      // Each piece goes to its client.
    }
    return { first, last: performance.now() - started }
  }),
)
const latest = (moments: readonly number[]) => Math.round(Math.max(...moments))
console.log(
  `${CLIENTS} clients at once while the API hangs: all pages have begun after ${latest(times.map(({ first }) => first))} ms, and end after ${latest(times.map(({ last }) => last))} ms`,
)
process.exit()
