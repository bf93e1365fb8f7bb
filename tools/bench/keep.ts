import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cartContract } from '@nusaria/contracts/cart'
import type { Call, ResultOf } from '@nusaria/contracts/contract'
import { API_BASE, HEADERS } from '@nusaria/contracts/headers'
import { productContract } from '@nusaria/contracts/product'
import { load } from './load.ts'
import { buildServer, freePort, median, requestTo, start } from './program.ts'

const ROUNDS = 5
/** ms */
const [WARM_UP, TIME] = [1_000, 2_000]
const DEVICE = 'device-bench'
const device = `${HEADERS.device}: ${DEVICE}`

/** Calls the API and returns the reply's data. `address`: the path with its parameters. */
async function ask<C extends Call>(port: number, { method, path }: C, address: string = path, body?: object): Promise<ResultOf<C>> {
  const headers = { 'content-type': 'application/json', [HEADERS.device]: DEVICE }
  const reply = await fetch(`http://127.0.0.1:${port}${API_BASE}${address}`, { method, headers, body: body && JSON.stringify(body) })
  return ((await reply.json()) as { data: ResultOf<C> }).data
}

/** Adds one piece of the first available product to a guest's cart. Returns the line's id. */
async function addCartLine(port: number): Promise<string> {
  const { list, minSkuDetail } = productContract
  const { list: products } = await ask(port, list, list.path, { page_num: 1, page_size: 12 })
  const product = products.find(({ flag_sold_out }) => flag_sold_out === 0)
  const detail = await ask(port, minSkuDetail, minSkuDetail.path.replace(':id', String(product?.product_no)))
  const sku = detail.sku_list.find(({ stock }) => stock > 0)
  const cart = await ask(port, cartContract.add, cartContract.add.path, { sku_no: sku?.sku_no, quantity: 1 })
  return String(cart.lines[0]?.line_id)
}

const program = buildServer()
const dir = mkdtempSync(join(tmpdir(), 'bench-kept-'))
const ports = { without: await freePort(), with: await freePort() }
const env = (port: number, data: string) => ({ PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', NUSARIA_DATA: data })
const programs = [await start([program], env(ports.without, '')), await start([program], env(ports.with, dir))]

try {
  const lines = { without: await addCartLine(ports.without), with: await addCartLine(ports.with) }
  const kinds = {
    'a change (quantity of a cart line)': (which: keyof typeof ports) =>
      requestTo(ports[which], API_BASE + cartContract.updateQuantity.path, JSON.stringify({ line_id: lines[which], quantity: 1 }), [
        device,
      ]),
    'a read (product list of 12)': (which: keyof typeof ports) =>
      requestTo(ports[which], API_BASE + productContract.list.path, JSON.stringify({ page_num: 1, page_size: 12 }), [device]),
  }
  console.log(`Requests a second, median of ${ROUNDS} runs of ${TIME / 1_000} s:`)
  for (const [kind, requestOf] of Object.entries(kinds)) {
    for (const connections of [50, 1]) {
      const run = async (which: keyof typeof ports, time: number) =>
        (await load({ port: ports[which], request: requestOf(which), connections, time })).perSecond
      const rates = { without: [] as number[], with: [] as number[] }
      for (const which of ['without', 'with'] as const) await run(which, WARM_UP)
      // In turns, so that other load on the machine affects both.
      for (let round = 0; round < ROUNDS; round++)
        for (const which of ['without', 'with'] as const) rates[which].push(await run(which, TIME))
      const [bare, stored] = [median(rates.without), median(rates.with)]
      const line = `${Math.round(bare)} in memory, ${Math.round(stored)} stored: ${(bare / stored).toFixed(2)} times as long`
      console.log(`  ${kind}, ${connections === 1 ? '1 connection' : `${connections} connections`}: ${line}`)
    }
  }
} finally {
  for (const each of programs) each.kill()
  rmSync(dir, { recursive: true, force: true })
}
