import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '@nusaria/scenario-runner/support/program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'

const MOCK = /(mock-api|catalogue)\/src\//
/** The source modules in the built files of a folder: comments name them. */
const modulesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/^\/\/ \.\.\/\S+$/gm) ?? [])

const dir = mkdtempSync(join(tmpdir(), 'nusaria-start-'))
const file = join(dir, 'file')
const shop = join(dir, 'shop')
let busy: Server
let port = ''

beforeAll(async () => {
  writeFileSync(file, '')
  mkdirSync(shop)
  writeFileSync(join(shop, 'index.html'), '')
  writeFileSync(join(shop, 'config.json'), '{}')
  await buildStale(['server'])
  busy = createServer()
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  const address = busy.address()
  port = String(typeof address === 'object' && address?.port)
})
afterAll(() => void busy.close())

test.each<[string, Record<string, string>, RegExp]>([
  ['a port with a letter', { PORT: '80a' }, /^PORT must be a whole number from 0 to 65535, not "80a"$/],
  ['a negative port', { PORT: '-1' }, /^PORT must be .*, not "-1"$/],
  ['a port beyond the last', { PORT: '70000' }, /^PORT must be .*, not "70000"$/],
  ['a host of another machine', { HOST: '192.0.2.1' }, /^HOST must be an address of this machine, not "192.0.2.1"$/],
  ['a host that nobody knows', { HOST: 'no host' }, /^HOST must be a name that can be resolved, not "no host"$/],
  [
    'a file in place of the folder',
    { NUSARIA_DATA: file },
    /^No world can be kept in .*file.*: ENOTDIR.*NUSARIA_DATA names another folder\.$/,
  ],
  ['a folder below a file', { NUSARIA_DATA: `${file}/below` }, /^No world can be kept in .*below.*NUSARIA_DATA names another folder\.$/],
  ['a folder where none can be made', { NUSARIA_DATA: '/proc/nusaria' }, /^No world can be kept in \/proc\/nusaria.*another folder\.$/],
  ['a wrong time of a fresh start', { NUSARIA_FRESH: 'now' }, /^NUSARIA_FRESH must be a whole number of ms .*, not "now"$/],
  ['a wrong switch', { MOCK_CONTROL: 'yes' }, /^MOCK_CONTROL must be 0 or 1, not "yes"$/],
  ['a folder without a storefront', { STATIC_DIR: '/nowhere' }, /^STATIC_DIR must be .*, not "\/nowhere"$/],
  ['a configuration that isn’t there', { NUSARIA_CONFIG: '/nowhere.json' }, /^The configuration \/nowhere\.json can't be read/],
])('%s ends the start with one line and status 1', async (_, env, line) => {
  const { ended, said } = startProgram(env)
  expect(await ended).toBe(1)
  expect(said().trim()).toMatch(line)
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a backend with a query',
    { NUSARIA_API: 'https://api.example/v1?a=1' },
    /^NUSARIA_API must be an address .*, not "https:\/\/api.example\/v1\?a=1"$/,
  ],
  ['a site that is no origin', { NUSARIA_API: 'https://api.example', NUSARIA_SITE: 'shop' }, /^NUSARIA_SITE must be an origin .*"shop"$/],
  [
    'no renderer',
    { NUSARIA_API: 'https://api.example' },
    /^The pages need .*-renderer\/render\.js, which the build of the storefront writes$/,
  ],
])('before a real backend: %s ends the start with one line and status 1', async (_, env, line) => {
  const { ended, said } = startProgram({ STATIC_DIR: shop, ...env })
  expect(await ended).toBe(1)
  expect(said().trim()).toMatch(line)
})

test('an installation for a real backend alone has no code of the mock: without a backend its start ends with one line and status 1', async () => {
  const installed = join(dir, 'installed')
  // As in the image: deploy/Dockerfile.
  for (const part of ['main.js', 'parts'])
    cpSync(`${root}/apps/server/dist/${part}`, `${installed}/apps/server/dist/${part}`, { recursive: true })
  writeFileSync(join(installed, 'package.json'), '{ "type": "module" }')
  const { ended, said } = startProgram({ STATIC_DIR: shop }, installed)
  expect(await ended).toBe(1)
  expect(said().trim()).toBe('NUSARIA_API is missing: it must be an address such as https://api.example')
  const withBackend = startProgram({ STATIC_DIR: shop, NUSARIA_API: 'https://api.example' }, installed)
  expect(await withBackend.ended).toBe(1)
  expect(withBackend.said()).toMatch(/^The pages need /)
  expect(modulesBelow(`${root}/apps/server/dist`).filter((module) => MOCK.test(module))).not.toEqual([])
  expect(modulesBelow(installed).filter((module) => MOCK.test(module))).toEqual([])
})

test('a busy port ends the start with one line and status 1, and takes no world', async () => {
  const { ended, said } = startProgram({ PORT: port, NUSARIA_DATA: join(dir, 'world') })
  expect(await ended).toBe(1)
  expect(said().trim()).toBe(`Port ${port} is in use; choose another with PORT=`)
})
