import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../docs/decisions/', import.meta.url)
const read = (file) => readFileSync(new URL(file, folder), 'utf8')
const records = readdirSync(folder).filter((file) => file !== 'README.md')
const index = read('README.md')

const FORMAT = new RegExp(
  [
    String.raw`^# (\d{3}) \S.*\n\n`,
    String.raw`- Status: (accepted|superseded by \[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\)).*\n`,
    String.raw`- Date: \d{4}-\d{2}-\d{2}\n\n`,
    String.raw`## Context\n\S[\s\S]*\n\n## Decision\n\S[\s\S]*\n\n## Consequences\n\S[\s\S]*\n$`,
  ].join(''),
)

test('there are records', () => {
  expect(records.length).toBeGreaterThan(50)
})

test.each(records)('%s has a title, status, date, context, decision and consequences', (file) => {
  const [, number] = FORMAT.exec(read(file)) ?? []
  expect(`${number}-`).toBe(file.slice(0, 4))
})

test.each(records)('%s is listed in the index with its title', (file) => {
  const title = read(file).split('\n')[0]?.slice('# 001 '.length)
  expect(index).toContain(`| [${file.slice(0, 3)}](${file}) | ${title} |`)
})

test('the index lists no other record', () => {
  const listed = [...index.matchAll(/^\| \[\d{3}\]\(([^)]+)\)/gm)].map(([, file]) => file)
  expect(listed).toEqual(records.sort())
})
