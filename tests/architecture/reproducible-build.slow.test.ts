import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { targets } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'

/** Below the repository: hard links need one file system. */
const folder = `${root}/.cache/reproducible`
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is published: the shop, the renderer with its server, and what the images have of the mock. */
const BUILDS = ['storefront', 'server', 'standIns', 'workbench'] as const

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** A copy of the working tree with its packages. */
function copyTree(to: string): void {
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate').trim().split('\n'))
    cpSync(`${root}/${file}`, `${to}/${file}`, { recursive: true })
  const folders = ['.', ...readdirSync(`${root}/apps`).map((name) => `apps/${name}`), 'tests']
  for (const each of folders)
    if (readdirSync(`${root}/${each}`).includes('node_modules'))
      execFileSync('cp', ['-al', `${root}/${each}/node_modules`, `${to}/${each}/node_modules`])
}

/** The hash of each built file, by its path. */
function buildIn(place: string, env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const to = join(folder, place)
  mkdirSync(to, { recursive: true })
  copyTree(to)
  const args = ['--import', 'tsx', 'scripts/build.ts', ...BUILDS]
  execFileSync(process.execPath, args, { cwd: to, env: { ...process.env, NODE_ENV: 'production', ...env }, stdio: 'pipe' })
  const outputs = BUILDS.flatMap((name) => {
    const { out, beside }: { readonly out: string; readonly beside?: string } = targets[name]
    return [join(out, name === 'standIns' ? '../..' : '..'), ...(beside === undefined ? [] : [beside])]
  })
  const files = outputs.flatMap((output) =>
    readdirSync(join(to, output), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return Object.fromEntries(files.map((file) => [file.slice(to.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]))
}

test('two builds of one commit, in folders, time zones and languages that differ, are the same byte by byte', { timeout: 600_000 }, () => {
  const one = buildIn('one', { TZ: 'Asia/Jakarta', LC_ALL: 'C' })
  const other = buildIn('another/one/far/below', { TZ: 'America/Lima', LC_ALL: 'C.UTF-8' })
  expect(Object.keys(one).length).toBeGreaterThan(300)
  expect(other).toEqual(one)
})
