import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'

const CACHE = `${root}/.cache`
mkdirSync(CACHE, { recursive: true })
/** A copy of the stories and of what checks them: a wrong story in the project itself would fail other tests that run at the same time. */
const copy = mkdtempSync(`${CACHE}/stories-`)
const FOLDERS = ['brand', 'contracts', 'locales', 'scenarios', 'scripts']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const FILE = 'scenarios/src/stories/unchecked.ts'

let filesOf: typeof import('./check-stories.ts')['filesOf']
let mistakesOf: typeof import('./check-stories.ts')['mistakesOf']

beforeAll(async () => {
  // The references of the runner lead to folders that the copy has not.
  const filter = (file: string) => !/\.test\.m?ts$|node_modules|run\/tsconfig\.json$/.test(file)
  for (const path of [...FOLDERS, ...FILES]) cpSync(`${root}/${path}`, `${copy}/${path}`, { recursive: true, filter })
  ;({ filesOf, mistakesOf } = await import(`${copy}/scenarios/run/player/check-stories.ts`))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Writes a file with one story of these steps. */
function writeStory(steps: readonly string[]): void {
  const story = `  story: scenario('A story with mistakes', { steps: [\n${steps.map((step) => `    ${step},\n`).join('')}  ] }),`
  writeFileSync(
    `${copy}/${FILE}`,
    `import { merchant, scenario, shopper } from '../dsl/index.ts'\n\nexport default {\n${story}\n}\nexport const used = [merchant, shopper]\n`,
  )
}

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const runScenario = (...args: string[]): Promise<Ended> =>
  promisify(execFile)('npm', ['run', '--silent', 'scenario', '--', ...args], { cwd: copy }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  )

test('a new story with a wrong page and an unknown verb is not told: the command line names file, line and word', async () => {
  writeStory(["shopper.opens('home')", "shopper.opens('cartt')", 'shopper.reload()'])
  const { code, stdout, stderr } = await runScenario('unchecked/story')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr.split('\n').filter((line) => line.includes('unchecked'))).toEqual([
    `${FILE}:6: 'cartt' doesn't fit here; did you mean 'cart'?`,
    `${FILE}:7: 'reload' doesn't fit here; did you mean 'reloads'?`,
  ])
})

/** Steps with a mistake, and what is said of it. */
const MISTAKES = [
  ["shopper.claims('APP20').fails('VOUCHER_APP_EXCLUSIV')", "doesn't fit here; did you mean 'VOUCHER_APP_EXCLUSIVE'?"],
  ["shopper.looksAt({ like: 'kopi', variant: true })", "'variant' doesn't fit here; did you mean 'variants'?"],
  ["shopper.fillsRequest({ reason: 'brokken' })", "'brokken' doesn't fit here; it can be "],
  ["shopper.opens('flashSale')", '(all: docs/verbs.md)'],
  ["merchant.reprices('60')", "type 'string' is not assignable to parameter of type 'number'"],
  ['shopper.opens()', 'Expected 1-2 arguments, but got 0.'],
  ['shoper.reloads()', "Cannot find name 'shoper'. Did you mean 'shopper'?"],
] as const

describe('a mistake is one plain sentence', () => {
  let said: string[] = []
  // One story with all of them: the type checker starts once.
  beforeAll(async () => {
    writeStory(MISTAKES.map(([step]) => step))
    said = await mistakesOf([FILE])
  })

  test.each(MISTAKES.map(([step, sentence], index) => [step, sentence, index + 5] as const))('%s', (_step, sentence, line) => {
    const mistake = said.find((one) => one.startsWith(`${FILE}:${line}: `))
    expect(mistake).toContain(sentence)
  })

  test('a step that does not end, in a file that had no mistake before', async () => {
    writeStory(['shopper.reloads()'])
    expect(await mistakesOf([FILE])).toEqual([])
    writeStory(['shopper.reloads('])
    expect(await mistakesOf([FILE])).toContain(`${FILE}:5: Argument expression expected.`)
  })

  test('a file without stories', async () => {
    writeFileSync(`${copy}/${FILE}`, 'export const story = 1\n')
    expect(await mistakesOf([FILE])).toEqual([`${FILE}:1: There is no \`export default\` with the stories of this file`])
  })
})

test('only the files of the told stories are checked', () => {
  expect(filesOf(['voucher/by-code'])).toEqual(['scenarios/src/stories/voucher.ts'])
  expect(filesOf(['after-sale/piece-by-piece', 'cart/*'])).toEqual([
    'scenarios/src/stories/after-sale.progress.ts',
    'scenarios/src/stories/cart.ts',
  ])
  expect(filesOf(['all']).length).toBeGreaterThan(15)
  expect(filesOf(['list', 'recorded/card-declined'])).toEqual([])
})
