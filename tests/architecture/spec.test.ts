import { existsSync, readFileSync } from 'node:fs'
import { scenarios } from '@nusaria/scenarios/index'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

/** `| S001 | statement | held by |` */
const ROW = /^\| (S\d{3}) \| (.+) \| (.+) \|$/gm

const rows = [...readFileSync(`${root}/docs/spec.md`, 'utf8').matchAll(ROW)].map(([, no, , heldBy = '']) => ({ no, heldBy }))

/** `story first-purchase/cod`, or `path/of/a/file.ts "words that it contains"`. */
const REFERENCE = /^(?:story (\S+)|(\S+) "(.+)")$/

const read = (path: string) => (existsSync(`${root}/${path}`) ? readFileSync(`${root}/${path}`, 'utf8') : '')

/** Whether the story, or the file with these words, exists. */
function exists(reference: string): boolean {
  const [, story, path, words] = REFERENCE.exec(reference) ?? []
  return story ? story in scenarios : Boolean(path && words && read(path).includes(words))
}

test('the table has each statement of the spec once', () => {
  const numbers = Array.from({ length: 656 }, (_, at) => `S${String(at + 1).padStart(3, '0')}`)
  expect(rows.map(({ no }) => no)).toEqual(numbers)
})

test('what a row names exists: a story, words of a test, of a contract or of a decision', () => {
  const references = rows.flatMap(({ no, heldBy }) =>
    heldBy.split('; ').map((part) => ({ no, reference: part.replace('otherwise: ', '') })),
  )
  expect(references.filter(({ reference }) => !exists(reference))).toEqual([])
})

/** What fails or is refused when a statement breaks: a story, a test, a contract; or a decision against it. The shop's own code can break with it. */
const HOLDS = /^(otherwise: |story |contracts\/|docs\/|\S+\.(test|spec)\.)/

test('no row names the source code alone', () => {
  expect(rows.filter(({ heldBy }) => !heldBy.split('; ').some((part) => HOLDS.test(part)))).toEqual([])
})
