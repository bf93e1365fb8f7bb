import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../scripts/lib/imports.ts'
import { root } from '../../scripts/lib/root.ts'

/** Title and headings included. */
const MAX_WORDS = 220

const folder = `${root}/docs/decisions`
const read = (file) => readFileSync(`${folder}/${file}`, 'utf8')
const records = readdirSync(folder).filter((file) => file !== 'README.md')
const numbers = records.map((file) => file.slice(0, 3))
const index = read('README.md')

const FORMAT = new RegExp(
  [
    String.raw`^# (\d{3}) \S.*\n\n`,
    String.raw`- Status: accepted\n`,
    String.raw`- Date: \d{4}-\d{2}-\d{2}\n\n`,
    String.raw`## Context\n\S[\s\S]*\n\n## Decision\n\S[\s\S]*\n\n## Consequences\n\S[\s\S]*\n$`,
  ].join(''),
)

test('there are 20 to 45 records, each with its own number', () => {
  expect(records.length).toBeGreaterThanOrEqual(20)
  expect(records.length).toBeLessThanOrEqual(45)
  expect(new Set(numbers).size).toBe(records.length)
})

test.each(records)('%s has a title, status, date, context, decision and consequences', (file) => {
  const [, number] = FORMAT.exec(read(file)) ?? []
  expect(`${number}-`).toBe(file.slice(0, 4))
})

test.each(records)(`%s has at most ${MAX_WORDS} words`, (file) => {
  expect(read(file).trim().split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS)
})

test.each(records)('%s is listed in the index with its title', (file) => {
  const title = read(file).split('\n')[0]?.slice('# 001 '.length)
  expect(index).toContain(`| [${file.slice(0, 3)}](${file}) | ${title} |`)
})

test('the index lists no other record', () => {
  const listed = [...index.matchAll(/^\| \[\d{3}\]\(([^)]+)\)/gm)].map(([, file]) => file)
  expect(listed).toEqual(records.sort())
})

test('source files name no other record', () => {
  const named = sourceFiles(root).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\bdecisions?[ /](\d{3})\b/gi)].map(([, number]) => ({ file, number })),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ number }) => !numbers.includes(number ?? ''))).toEqual([])
})
