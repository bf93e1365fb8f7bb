import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { API_BASE } from '@nusaria/contracts/headers'
import { findCall } from '@nusaria/contracts/registry'
import { type Args, buildRequest, ShopClient } from '@nusaria/scenario-runner/support/client'
import { httpHost, type WireReply } from '@nusaria/scenario-runner/support/hosts'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/lib/root.ts'
import { installTools } from '../../scripts/lib/tools.ts'
import { DocumentValidator, type Operation, operationsOf } from './validator.ts'

/** Written by `npm run write openapi`. */
const file = `${root}/dist/openapi.json`
/** What is generated from it. */
const work = `${root}/.cache/openapi`
let tools: string

test.beforeAll(() => {
  tools = installTools('openapi')
})

/** Runs a program of the tools in the folder of the test. Throws with its output when it fails. */
async function runTool(name: string, ...args: string[]): Promise<void> {
  const running = promisify(execFile)(`${tools}/node_modules/.bin/${name}`, args, { cwd: work, maxBuffer: 64 * 1024 * 1024 })
  await running.catch(({ stdout, stderr, message }) => {
    throw new Error(`${name} failed:\n${(stdout + stderr || message).slice(0, 4_000)}`)
  })
}

/** Compiles code that uses what was generated into a folder. */
async function compiles(folder: string, uses: string, lib = 'es2022'): Promise<void> {
  writeFileSync(`${work}/${folder}/uses.ts`, uses)
  const options = '--noEmit --strict --skipLibCheck --typeRoots none --target es2022 --module esnext --moduleResolution bundler'
  await runTool('tsc', ...options.split(' '), '--lib', lib, `${folder}/uses.ts`)
}

function emptyFolder(name: string): void {
  rmSync(`${work}/${name}`, { recursive: true, force: true })
  mkdirSync(`${work}/${name}`, { recursive: true })
}

interface Redocly {
  createConfig(config: object): Promise<object>
  lint(options: object): Promise<readonly { ruleId: string; message: string; location: readonly { pointer?: string }[] }[]>
}

test('Redocly finds nothing by its recommended rules', async () => {
  const { createConfig, lint }: Redocly = await import(createRequire(`${tools}/package.json`).resolve('@redocly/openapi-core'))
  // The repository has no license that the document could name.
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } })
  const problems = await lint({ ref: file, config })
  expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer})`)).toEqual([])
})

test('openapi-typescript generates types that compile: `code` tells a success from a refusal', async () => {
  emptyFolder('openapi-typescript')
  await runTool('openapi-typescript', file, '-o', 'openapi-typescript/types.ts')
  await compiles(
    'openapi-typescript',
    `import type { components, paths } from './types'
type Reply = paths['/order/trade/cart/add']['post']['responses'][200]['content']['application/json']
export const pieces = (reply: Reply): number => (reply.code === 0 ? reply.data.total_quantity : 0)
export const isSoldOut = (reply: Reply): boolean => reply.code === 1105007
// @ts-expect-error no code of this call
export const isAnother = (reply: Reply): boolean => reply.code === 1
export const price = ({ price }: components['schemas']['ProductCard']): number => price
`,
  )
})

test('orval generates a client that compiles', async () => {
  emptyFolder('orval')
  await runTool('orval', '--input', file, '--output', 'orval/client.ts', '--client', 'fetch', '--mode', 'single')
  await compiles(
    'orval',
    `import { cartAdd, CartAddRefusalCode, type ProductCard } from './client'
export async function add(sku_no: string): Promise<number> {
  const { data, status } = await cartAdd({ sku_no, quantity: 1 })
  if (status !== 200 || data.code === CartAddRefusalCode.STOCK_INSUFFICIENT) return 0
  return data.code === 0 ? data.data.total_quantity : -1
}
export const price = ({ price }: ProductCard): number => price
`,
    'es2022,dom,dom.iterable',
  )
})

/** Starts Prism on a free port; it validates requests, too. Rejects when it ends before it listens. */
function startPrism() {
  const child = spawn(`${tools}/node_modules/.bin/prism`, ['mock', '--errors', '-h', '127.0.0.1', '-p', '0', file], {
    env: { ...process.env, SCARF_ANALYTICS: 'false' },
  })
  return new Promise<{ origin: string; stop: () => void }>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (part) => {
      printed += part
      const [, origin] = /listening on (http:\/\/[\d.]+:\d+)/.exec(printed) ?? []
      if (origin) resolve({ origin, stop: () => void child.kill() })
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`Prism ended:\n${printed.slice(0, 4_000)}`)))
  })
}

/** The arguments of the example of an operation; null where it has none. */
function exampleArgs({ parameters, requestBody }: Operation): Args | null {
  if (requestBody?.content['multipart/form-data']) return null
  const named = parameters.flatMap(({ name, example }) => (name && example !== undefined ? [[name, example]] : []))
  return { ...Object.fromEntries(named), ...(requestBody?.content['application/json']?.example as object) }
}

test('Prism answers each call with the arguments of its example by the example, and none without a header or with a wrong body', async () => {
  const { origin, stop } = await startPrism()
  const host = httpHost(origin)
  const client = new ShopClient(host, 'prism')
  client.token = 'token-of-the-example'
  const document = JSON.parse(readFileSync(file, 'utf8'))
  const validator = new DocumentValidator(document)
  const send = (id: string, args: Args, headers = client.headers()): Promise<WireReply> => {
    const call = findCall(id)?.call
    if (!call) throw new Error(`There is no call ${id}`)
    const { url, ...request } = buildRequest(call, args, headers)
    // The shop sends `{}` with a POST that has no body.
    const bare = call.body ? {} : { body: null, headers }
    return host.send({ ...request, ...bare, url: url.slice(API_BASE.length) }, 'prism')
  }
  try {
    const problems: string[] = []
    let count = 0
    for (const [id, operation] of operationsOf(document)) {
      const args = exampleArgs(operation)
      if (!args || !operation.responses[200]?.content?.['application/json']?.examples?.success) continue
      const reply = await send(id, args)
      const problem = reply.status === 200 ? validator.replyProblem(id, reply) : `HTTP ${reply.status}: ${reply.body.slice(0, 400)}`
      if (problem !== null) problems.push(`${id}: ${problem}`)
      count += 1
    }
    expect(problems).toEqual([])
    expect(count, 'calls').toBeGreaterThan(100)
    expect((await send('cart.detail', {}, {})).status).toBeGreaterThanOrEqual(400)
    expect((await send('cart.add', { sku_no: 1 })).status).toBeGreaterThanOrEqual(400)
  } finally {
    stop()
  }
})
