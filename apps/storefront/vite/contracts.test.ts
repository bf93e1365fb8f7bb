import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Call } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { allCalls } from '@nusaria/contracts/registry'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { compiledContracts } from './contracts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function bundled(source: string): Promise<string> {
  const id = 'virtual:entry'
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (wanted) => (wanted === id ? id : null), load: (wanted) => (wanted === id ? source : null) },
      compiledContracts(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: id, output: { format: 'es' }, preserveEntrySignatures: 'strict' } },
  })) as Rollup.RollupOutput | Rollup.RollupOutput[]
  const [first] = Array.isArray(output) ? output : [output]
  return first?.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n') ?? ''
}

test('a contract becomes a table of what calls need; schemas, summaries and sources are left out', async () => {
  const code = await bundled(`export { searchContract } from '@nusaria/contracts/search'`)
  expect(code).toContain('"/search/suggest"')
  expect(code).not.toMatch(/strictObject|summary|documented/)
  expect(code.length).toBeLessThan(3_100)
})

test('the table contains whose device id a call sends, and whether the shop may send it again', async () => {
  const code = await bundled(`export { memberContract } from '@nusaria/contracts/member'`)
  expect(code.match(/"repeatable": ?true/g)).toHaveLength(Object.values(memberContract).filter((call: Call) => call.repeatable).length)
  expect(code.match(/"device": ?"visitor"/g)).toHaveLength(3)
})

test('plain constants survive, files without zod pass as they are', async () => {
  const code = await bundled(`export { LIMITS } from '@nusaria/contracts/limits'; export { isSuccess } from '@nusaria/contracts/status'`)
  expect(code).toMatch(/apiTimeout/)
  expect(code).toMatch(/function isSuccess/)
})

test('the table contains what a page needs of a reply; a shape of several calls is there once', async () => {
  const code = await bundled(`export { productContract } from '@nusaria/contracts/product'`)
  expect(code.match(/"scribing_price=": ?"n"/g)).toHaveLength(3)
  expect(code).toMatch(/"sold_count\?": ?"n"/)
})

test('a page that picks calls ships these alone', async () => {
  const code = await bundled(`
    import { pickCalls } from '@nusaria/contracts/contract'
    import { productContract } from '@nusaria/contracts/product'
    export const calls = pickCalls(productContract, 'hotList', 'specOrderList')
  `)
  expect(code).toMatch(/hot_list[\s\S]*spec_order_list/)
  expect(code).not.toMatch(/min_sku_detail|sku_list/)
})

test('importing a schema fails the build', async () => {
  await expect(bundled(`export { ProductCard } from '@nusaria/contracts/product-entities'`)).rejects.toThrow(/ProductCard/)
})

test('the table contains the field that repeats the device of the header', async () => {
  const code = await bundled(`export { authContract } from '@nusaria/contracts/auth'`)
  expect(code).toContain('"deviceField": "device"')
})

// `added.ts` and `shape.ts` analyse schemas and declare none; no page imports them.
test('every contract compiles, each call with the shape that development reads from its schema', async () => {
  const files = readdirSync(`${root}/contracts/src`).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.includes('.test.') &&
      !['registry.ts', 'shell-schema.ts', 'config-schema.ts', 'added.ts', 'shape.ts'].includes(file),
  )
  const code = await bundled(files.map((file, index) => `export * as m${index} from '@nusaria/contracts/${file.slice(0, -3)}'`).join('\n'))
  expect(code).not.toMatch(/strictObject|_zod/)
  const modules: Record<string, Record<string, Record<string, Call & { shape?: object }>>> = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  const compiled = Object.values(modules).flatMap((module) => Object.values(module).flatMap((contract) => Object.values(contract ?? {})))
  for (const { id, call } of allCalls())
    expect(compiled.find((each) => each?.path === call.path && each.method === call.method)?.shape, id).toEqual(replyShape(call))
})
