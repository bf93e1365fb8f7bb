import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API_BASE } from '@nusaria/contracts/headers'
import { productContract } from '@nusaria/contracts/product'
import { load } from './load.ts'

const CONNECTIONS = 50
const ROUNDS = 3
/** ms */
const [WARM_UP, TIME] = [1_000, 3_000]
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const path = API_BASE + productContract.list.path
const body = JSON.stringify({ page_num: 1, page_size: 12 })

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts a program and waits for its first word. */
function start(args: string[], env: Record<string, string> = {}): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.once('data', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)))
  })
}

function requestTo(port: number): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

// What is measured is the program as it is now.
const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: here('..'), stdio: 'inherit' })
if (built.status !== 0) throw new Error('Building the mock failed')

const [ours, bare] = [await freePort(), await freePort()]
const shop = await start([here('../dist/main.js')], { PORT: String(ours), HOST: '127.0.0.1', NODE_ENV: 'production' })
const reply = await fetch(`http://127.0.0.1:${ours}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
const sample = join(mkdtempSync(join(tmpdir(), 'bench-')), 'reply.json')
writeFileSync(sample, await reply.text())
const yardstick = await start(['--import', 'tsx', here('bare.ts'), String(bare), path, sample])

try {
  const run = async (port: number, time: number) => load({ port, request: requestTo(port), connections: CONNECTIONS, time })
  for (const port of [ours, bare]) await run(port, WARM_UP)
  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  let bytes = 0
  // Taking turns lets both feel whatever else the machine does.
  for (let round = 0; round < ROUNDS; round++) {
    const [mine, theirs] = [await run(ours, TIME), await run(bare, TIME)]
    rates.ours.push(mine.perSecond)
    rates.bare.push(theirs.perSecond)
    bytes = mine.bytes
  }
  const middle = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const [mine, theirs] = [middle(rates.ours), middle(rates.bare)]
  console.log(`Product list of 12 (${bytes} bytes), ${CONNECTIONS} connections, median of ${ROUNDS} runs of ${TIME / 1_000} s:`)
  console.log(`  mock API, request and reply validated  ${Math.round(mine)} requests/s`)
  console.log(`  bare Fastify, nothing validated        ${Math.round(theirs)} requests/s`)
  console.log(`  ratio                                  ${(mine / theirs).toFixed(2)}`)
} finally {
  shop.kill()
  yardstick.kill()
}
