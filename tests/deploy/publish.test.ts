import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

/** Makes a file some days older. */
function age(file: string, days: number): void {
  const date = new Date(statSync(file).mtimeMs - days * 86_400_000)
  utimesSync(file, date, date)
}

/** A repository with a built shop of one page, and the folder of a web server. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'nusaria-publish-'))
  cpSync(`${root}/deploy`, `${folder}/deploy`, { recursive: true })
  const build = (files: Readonly<Record<string, string>>, daysAgo = 0) => {
    rmSync(join(folder, 'apps/storefront/dist'), { recursive: true, force: true })
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, 'apps/storefront/dist', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      age(file, daysAgo)
    }
  }
  const to = join(folder, 'web')
  const publish = (...config: readonly string[]) => execFileSync(`${folder}/deploy/publish.sh`, [to, ...config], { stdio: 'pipe' })
  /** The published hashed files, without those that are compressed. */
  const hashed = () =>
    readdirSync(to, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(assets|texts)\/.*\.(js|json)$/.test(name))
      .sort()
  /** Lets days pass. */
  const days = (count: number) => {
    for (const name of hashed()) age(join(to, name), count)
  }
  return { folder, to, hashed, days, build, publish, published: (name: string) => readFileSync(join(to, name), 'utf8') }
}

test('an update without a configuration leaves the operator’s own', () => {
  const { folder, build, publish, published } = workplace()
  build({ 'index.html': 'page 1', 'config.json': '{}', 'assets/a-1.js': 'a', '.well-known/security.txt': 'mail' })
  publish()
  expect(published('config.json')).toBe('{}')
  writeFileSync(`${folder}/shop.json`, '{"store":1}')
  publish(`${folder}/shop.json`)
  expect(published('config.json')).toBe('{"store":1}')
  build({ 'index.html': 'page 2', 'assets/a-1.js': 'a' })
  publish()
  expect([published('index.html'), published('config.json'), published('.well-known/security.txt')]).toEqual([
    'page 2',
    '{"store":1}',
    'mail',
  ])
})

const FIRST = { 'index.html': 'page 1', 'config.json': '{}', 'assets/a-1.js': 'a', 'assets/same-0.js': 's', 'texts/1/home.json': '{}' }
const SECOND = { 'index.html': 'page 2', 'config.json': '{}', 'assets/a-2.js': 'a', 'assets/same-0.js': 's', 'texts/2/home.json': '{}' }

describe('hashed files of a version stay for two weeks from the day on which it was replaced', () => {
  test('whatever time was between the versions', () => {
    const { build, publish, days, hashed } = workplace()
    const both = ['assets/a-1.js', 'assets/a-2.js', 'assets/same-0.js', 'texts/1/home.json', 'texts/2/home.json']
    build(FIRST)
    publish()
    days(40)
    build(SECOND)
    publish()
    expect(hashed()).toEqual(both)
    days(13)
    publish()
    expect(hashed()).toEqual(both)
    days(3)
    publish()
    expect(hashed()).toEqual(['assets/a-2.js', 'assets/same-0.js', 'texts/2/home.json'])
  })

  test('also when an older version comes back, and when a build is published late', () => {
    const { build, publish, days, hashed } = workplace()
    build(FIRST)
    publish()
    days(40)
    build(SECOND)
    publish()
    days(10)
    build(FIRST, 60)
    publish()
    days(10)
    // The second was replaced ten days ago.
    publish()
    expect(hashed()).toHaveLength(5)
    days(6)
    publish()
    expect(hashed()).toEqual(['assets/a-1.js', 'assets/same-0.js', 'texts/1/home.json'])
  })

  test('also when the list of the published version is not there yet', () => {
    const { build, publish, days, hashed, to } = workplace()
    build(FIRST)
    publish()
    rmSync(`${to}/.published`)
    days(40)
    build(SECOND)
    publish()
    expect(hashed()).toHaveLength(5)
  })

  test('also after an update that was broken off', () => {
    const { build, publish, days, hashed, published } = workplace()
    build(FIRST)
    publish()
    days(40)
    build(SECOND)
    expect(() => publish('/no/config.json')).toThrow()
    expect([published('index.html'), hashed().length]).toEqual(['page 1', 5])
    days(20)
    publish()
    expect(hashed()).toHaveLength(5)
  })
})
