import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

/** A repository with a built shop of one page, and the folder of a web server. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'nusaria-publish-'))
  cpSync(`${root}/deploy`, `${folder}/deploy`, { recursive: true })
  const build = (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, 'apps/storefront/dist', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  const to = join(folder, 'web')
  const publish = (...config: readonly string[]) => execFileSync(`${folder}/deploy/publish.sh`, [to, ...config], { stdio: 'pipe' })
  return { folder, to, build, publish, published: (name: string) => readFileSync(join(to, name), 'utf8') }
}

test('an update without a configuration leaves the operator’s own', () => {
  const { folder, build, publish, published } = workplace()
  build({ 'index.html': 'page 1', 'config.json': '{}', 'assets/a-1.js': 'a', '.well-known/security.txt': 'mail' })
  publish()
  expect(published('config.json')).toBe('{}')
  writeFileSync(`${folder}/shop.json`, '{"store":1}')
  publish(`${folder}/shop.json`)
  expect(published('config.json')).toBe('{"store":1}')
  build({ 'index.html': 'page 2' })
  publish()
  expect([published('index.html'), published('config.json'), published('.well-known/security.txt')]).toEqual([
    'page 2',
    '{"store":1}',
    'mail',
  ])
})

test('hashed files of older versions stay for two weeks', () => {
  const { to, build, publish } = workplace()
  build({ 'index.html': 'page 1', 'config.json': '{}', 'assets/a-1.js': 'a' })
  publish()
  for (const [name, days] of [
    ['recent', 13],
    ['old', 16],
  ] as const) {
    const file = `${to}/assets/${name}.js`
    writeFileSync(file, '')
    utimesSync(file, new Date(), new Date(Date.now() - days * 86_400_000))
  }
  publish()
  expect(['a-1', 'recent', 'old'].map((name) => existsSync(`${to}/assets/${name}.js`))).toEqual([true, true, false])
})
