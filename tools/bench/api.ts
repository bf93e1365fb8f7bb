import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE } from '@nusaria/contracts/headers'
import { productContract } from '@nusaria/contracts/product'
import { load } from './load.ts'
import { benchFile, buildServer, freePort, median, requestTo, start } from './program.ts'

const CONNECTIONS = 50
const ROUNDS = 3
/** ms */
const [WARM_UP, TIME] = [1_000, 3_000]

const path = API_BASE + productContract.list.path
const body = JSON.stringify({ page_num: 1, page_size: 12 })

const program = buildServer()
const [ours, bare] = [await freePort(), await freePort()]
const shop = await start([program], { PORT: String(ours), HOST: '127.0.0.1', NODE_ENV: 'production', NUSARIA_DATA: '' })
const reply = await fetch(`http://127.0.0.1:${ours}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
const sample = join(mkdtempSync(join(tmpdir(), 'bench-')), 'reply.json')
writeFileSync(sample, await reply.text())
const plainFastify = await start(['--import', 'tsx', benchFile('bare.ts'), String(bare), path, sample])

try {
  const run = async (port: number, time: number) => load({ port, request: requestTo(port, path, body), connections: CONNECTIONS, time })
  for (const port of [ours, bare]) await run(port, WARM_UP)
  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  let bytes = 0
  // In turns, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round++) {
    const [mine, theirs] = [await run(ours, TIME), await run(bare, TIME)]
    rates.ours.push(mine.perSecond)
    rates.bare.push(theirs.perSecond)
    bytes = mine.bytes
  }
  const [mine, theirs] = [median(rates.ours), median(rates.bare)]
  console.log(`Product list of 12 (${bytes} bytes), ${CONNECTIONS} connections, median of ${ROUNDS} runs of ${TIME / 1_000} s:`)
  console.log(`  mock API, request and reply validated  ${Math.round(mine)} requests/s`)
  console.log(`  bare Fastify, nothing validated        ${Math.round(theirs)} requests/s`)
  console.log(`  ratio                                  ${(mine / theirs).toFixed(2)}`)
} finally {
  shop.kill()
  plainFastify.kill()
}
