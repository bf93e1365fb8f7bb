import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { importTool, runTool, work } from './tools.ts'

/** What a user of the generated types writes: `code` tells a success from a refusal. */
const TYPES_USED = `import type { components, paths } from './types'
type Reply = paths['/order/trade/cart/add']['post']['responses'][200]['content']['application/json']
export const pieces = (reply: Reply): number => (reply.code === 0 ? reply.data.total_quantity : 0)
export const isSoldOut = (reply: Reply): boolean => reply.code === 1105007
// @ts-expect-error no code of this call
export const isAnother = (reply: Reply): boolean => reply.code === 1
export const price = ({ price }: components['schemas']['ProductCard']): number => price
`
const CLIENT_USED = `import { cartAdd, CartAddRefusalCode, type ProductCard } from './client'
export async function add(sku_no: string): Promise<number> {
  const { data, status } = await cartAdd({ sku_no, quantity: 1 })
  if (status !== 200 || data.code === CartAddRefusalCode.STOCK_INSUFFICIENT) return 0
  return data.code === 0 ? data.data.total_quantity : -1
}
export const price = ({ price }: ProductCard): number => price
`

const TSC = [
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--typeRoots',
  'none',
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
]

/** A folder of its own with these files. */
function freshFolder(name: string, files: Readonly<Record<string, string>>): string {
  rmSync(`${work}/${name}`, { recursive: true, force: true })
  mkdirSync(`${work}/${name}`, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(`${work}/${name}/${file}`, text)
  return name
}

/** Generates types by openapi-typescript and compiles code that uses them. */
export async function checkTypes(document: string): Promise<void> {
  const folder = freshFolder('openapi-typescript', { 'uses.ts': TYPES_USED })
  await runTool('openapi-typescript', [document, '-o', `${folder}/types.ts`])
  await runTool('tsc', [...TSC, `${folder}/uses.ts`])
}

/** Generates a client by orval and compiles code that uses it. */
export async function checkClient(document: string): Promise<void> {
  const folder = freshFolder('orval', { 'uses.ts': CLIENT_USED })
  await runTool('orval', ['--input', document, '--output', `${folder}/client.ts`, '--client', 'fetch', '--mode', 'single'])
  await runTool('tsc', [...TSC, '--lib', 'es2022,dom,dom.iterable', `${folder}/uses.ts`])
}

interface Redocly {
  createConfig(config: object): Promise<object>
  lint(options: object): Promise<readonly { ruleId: string; message: string; location: readonly { pointer?: string }[] }[]>
}

/** Lints by Redocly's recommended rules. Throws when there is a warning. */
export async function lintDocument(document: string): Promise<void> {
  const { createConfig, lint } = await importTool<Redocly>('@redocly/openapi-core')
  // The repository has no license that the document could name.
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } })
  const problems = await lint({ ref: document, config })
  if (problems.length === 0) return
  throw new Error(problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer})`).join('\n'))
}
