import { readFileSync } from 'node:fs'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { fetchInProcess } from '@nusaria/mock-api/hosts/node/fetch-in-process'
import { createShop } from '@nusaria/mock-api/shop'
import { ANDROID } from '@nusaria/scenario-runner/support/layouts'
import { startProgram } from '@nusaria/scenario-runner/support/program'
import { FOLDERS } from '@nusaria/scenario-runner/support/server'
import { buildStale } from '../../scripts/lib/build.ts'
import { median } from './median.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    pages: { type: 'string', default: '50000' },
  },
})
const [rounds, seconds, pages] = [Number(values.rounds), Number(values.seconds), Number(values.pages)]
const NUMBERS = [1, 2, 4]
/** Requests at once for each renderer. */
const CLIENTS = 4
/** Pages of each renderer before the first figure: code is compiled, caches are filled. */
const WARM_UP = 150
/** How many figures the memory has after the first. */
const PARTS = 10
/** `/proc/<pid>/stat` counts processor time in hundredths of a second. */
const TICK = 10

/** Replies of the backend by what was asked: rendering is measured here, not the mock. */
const replies = new Map<string, Promise<{ readonly status: number; readonly body: string }>>()
const { engine } = createShop({ products: 800, journalEntries: 100 })
const answer = fetchInProcess(engine, 'default', 'shop.example')
const backend = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  const { method, url = '/', headers } = request
  const key = [method, url, headers['device-language'], headers['accept-language'], body].join(' ')
  const reply =
    replies.get(key) ??
    answer(url, {
      method,
      headers: Object.entries(headers).filter((each): each is [string, string] => typeof each[1] === 'string'),
      ...(body && { body }),
    }).then(async (reply) => ({ status: reply.status, body: await reply.text() }))
  replies.set(key, reply)
  const { status, body: text } = await reply
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text)
})
await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
const api = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`

await buildStale(['server', 'storefront'])
const products = buildCatalogue({ seed: 1, size: 800 }).products.map(({ product_no }) => `/commodDetail?product_no=${product_no}`)
/** Half of the pages are products, as in a shop. */
const COSTLY = products.flatMap((product, index) => [product, index % 2 ? '/' : `/commodityList?keyword=${index % 4 ? 'kopi' : 'teh'}`])
/** The memory is that of all kinds of pages, most of them cheap: a leak is one of each page. */
const CHEAP = ['/faqs', '/cate', '/privacy', '/no-such-page', '/agreement', '/policyTerms']
const ALL = COSTLY.flatMap((costly) => [costly, ...CHEAP])

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS * Math.max(...NUMBERS) })

/** Gets a page. Resolves to whether it is whole: a late one is sent in pieces, and may lack data. */
function getPage(url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'user-agent': ANDROID, 'accept-language': 'id' } }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => resolve(/s-maxage/.test(response.headers['cache-control'] ?? '')))
    }).once('error', reject)
  })
}

let next = 0
let late = 0
/** Asks renderers for pages, a few at once, while `goesOn`. Returns the number of pages. */
async function ask(origins: readonly string[], pages: readonly string[], goesOn: (done: number) => boolean): Promise<number> {
  let done = 0
  const client = async (origin: string) => {
    while (goesOn(done)) {
      done += 1
      if (!(await getPage(origin + pages[next++ % pages.length]))) late += 1
    }
  }
  await Promise.all(origins.flatMap((origin) => Array.from({ length: CLIENTS }, () => client(origin))))
  return done
}

async function startRenderer() {
  const program = startProgram({ NUSARIA_API: api, STATIC_DIR: FOLDERS.storefront, NUSARIA_SITE: 'https://shop.example' })
  const origin = await program.origin
  await ask([origin], COSTLY, (done) => done < WARM_UP)
  return { origin, pid: program.process.pid ?? 0, stop: program.stop }
}

/** ms of processor time of a process so far, its threads included */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
/** MB */
const memory = (pid: number) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000)

async function measureSpeed(): Promise<void> {
  const renderers = await Promise.all(Array.from({ length: Math.max(...NUMBERS) }, startRenderer))
  const rates = new Map<number, number[]>(NUMBERS.map((number) => [number, []]))
  const ratios = new Map<number, number[]>(NUMBERS.map((number) => [number, []]))
  const costs = new Map<number, number[]>(NUMBERS.map((number) => [number, []]))
  late = 0
  for (let round = 0; round < rounds; round++) {
    let alone = 0
    for (const number of NUMBERS) {
      const used = renderers.slice(0, number)
      const before = used.map(({ pid }) => processorTime(pid))
      const began = performance.now()
      const done = await ask(
        used.map(({ origin }) => origin),
        COSTLY,
        () => performance.now() - began < seconds * 1_000,
      )
      const rate = (done * 1_000) / (performance.now() - began)
      const spent = used.reduce((sum, { pid }, index) => sum + processorTime(pid) - (before[index] ?? 0), 0)
      if (number === 1) alone = rate
      costs.get(number)?.push(spent / done)
      rates.get(number)?.push(rate)
      ratios.get(number)?.push(rate / alone)
    }
  }
  console.log(`Pages a second, and processor time of a page, median of ${rounds} rounds in turns:`)
  for (const number of NUMBERS) {
    const [rate, ratio, cost] = [rates, ratios, costs].map((figures) => median(figures.get(number) ?? [])) as [number, number, number]
    console.log(
      `  ${number} processes: ${rate.toFixed(0)}, ${ratio.toFixed(2)} of one; ${cost.toFixed(1)} ms, so ${(1_000 / cost).toFixed(0)} a second of a core`,
    )
  }
  console.log(`  ${late} pages were late`)
  for (const { stop } of renderers) await stop()
}

async function measureMemory(): Promise<void> {
  const { origin, pid, stop } = await startRenderer()
  const figures = [memory(pid)]
  for (let part = 1; part <= PARTS; part++) {
    await ask([origin], ALL, (done) => done < pages / PARTS)
    figures.push(memory(pid))
    console.log(`  ${(pages / PARTS) * part} pages: ${memory(pid)} MB`)
  }
  console.log(`Memory of one renderer (RSS) over ${pages} pages: ${figures.join(', ')} MB`)
  await stop()
}

if (rounds > 0) await measureSpeed()
if (pages > 0) await measureMemory()
process.exit()
