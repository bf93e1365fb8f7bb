import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { explainStartError } from '../start-error.ts'
import { startMock } from './backend.ts'
import { MockSettings, readMockSettings } from './settings.ts'

it('has a default for every variable; an empty one counts as none', () => {
  const usual = { PORT: 5173, HOST: '127.0.0.1', NUSARIA_BASE: '/', NUSARIA_PRODUCTS: 800, NUSARIA_STRICT: false }
  expect(readMockSettings({})).toMatchObject(usual)
  expect(readMockSettings({ PORT: '', HOST: '', NUSARIA_BASE: '', STATIC_DIR: '', MOCK_CONTROL: '', NUSARIA_DATA: '' })).toMatchObject(
    usual,
  )
  expect(readMockSettings({ PORT: '0', MOCK_CONTROL: '1', NUSARIA_BASE: '/toko' })).toMatchObject({
    PORT: 0,
    MOCK_CONTROL: true,
    NUSARIA_BASE: '/toko/',
  })
})

const empty = mkdtempSync(join(tmpdir(), 'no-shop-'))

it.each([
  ['PORT', ['80a', '-1', '70000', 'text', '1.5', ' 80'], 'a whole number from 0 to 65535'],
  ['NUSARIA_PRODUCTS', ['5', 'many'], 'a whole number from 600 to 20000'],
  ['NUSARIA_FRESH', ['yesterday', '-5'], 'a whole number of ms'],
  ['MOCK_CONTROL', ['yes', 'true'], '0 or 1'],
  ['NUSARIA_STRICT', ['on'], '0 or 1'],
  ['NUSARIA_BASE', ['toko', '/api/', '/../'], '/toko/'],
  ['STATIC_DIR', [empty, '/nowhere'], 'index.html'],
])('refuses a wrong %s in one line', (name, values, says) => {
  for (const value of values) {
    const read = () => readMockSettings({ [name]: value })
    expect(read).toThrow(new RegExp(`^${name} must be .*${says.replaceAll('/', '\\/')}.*, not "${value}"$`))
  }
})

it('names every wrong variable in a line of its own', () => {
  expect(() => readMockSettings({ PORT: 'a', NUSARIA_STRICT: 'b' })).toThrow(/^PORT must be .*\nNUSARIA_STRICT must be .*$/)
})

it('explains why a port can’t be had', () => {
  const explain = (code: string) => explainStartError(Object.assign(new Error('listen'), { code, syscall: 'listen', port: 80 }))
  expect(explain('EACCES')).toBe('Port 80 is reserved for privileged processes; choose one from 1024 on with PORT=')
  expect(explain('EADDRINUSE')).toBe('Port 80 is in use; choose another with PORT=')
  expect(explain('OTHER')).toBeInstanceOf(Error)
})

it('has each variable in the operators’ table', () => {
  const [page = ''] = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8').split('### Before a real backend')
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1])
  expect(listed.sort()).toEqual(Object.keys(MockSettings.shape).sort())
})

it('with a folder for small pictures, pages ask for them, unless the configuration names another service', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'config.json')
  writeFileSync(file, JSON.stringify({ pictureService: 'https://img.example/{width}/{url}' }))
  const serviceOf = async (env: Readonly<Record<string, string>>) => (await startMock(env, { warn: () => {} })).config.pictureService
  expect(await serviceOf({})).toBeUndefined()
  expect(await serviceOf({ NUSARIA_PICTURES: '' })).toBeUndefined()
  expect(await serviceOf({ NUSARIA_PICTURES: 'pictures' })).toBe('{url}?w={width}')
  expect(await serviceOf({ NUSARIA_PICTURES: 'pictures', NUSARIA_CONFIG: file })).toBe('https://img.example/{width}/{url}')
})
