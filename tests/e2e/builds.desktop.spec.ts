import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { buildStale } from '../../scripts/lib/build.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { plainTest as test } from '../support/plain-test.ts'

const production = `${root}/apps/storefront/dist`
const offline = `${root}/apps/storefront/dist-offline`
const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const worker = 'mockServiceWorker.js'
/** A surname of faker's Indonesian texts. */
const NAME_OF_FAKER = 'Suartini'

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  await buildStale(['server', 'storefront', 'offline'])
})

test('the production build contains no mock code', () => {
  const mockCode = new RegExp(
    [
      'mockServiceWorker|setupWorker|@msw|\\[MSW\\]|faker|idb-keyval',
      '/__mock|mock_world|x-mock-world|nusaria-world|/captcha/|outbox|image_answer',
      '81200000001|sari@example|Nusaria#1|NUSARIA#1|Tumbara|Bumiraos',
      NAME_OF_FAKER,
    ].join('|'),
    'i',
  )
  const found = files(production)
    .filter((file) => /\.(js|html|css)$/.test(file))
    .filter((file) => mockCode.test(readFileSync(`${production}/${file}`, 'utf8')))
  expect(found).toEqual([])
  expect(files(production)).not.toContain(worker)
})

test('a page asks for the typeface before its scripts, and the service worker stores it', () => {
  const font = files(production).find((file) => /jakarta-basic.*\.woff2$/.test(file)) ?? 'none'
  expect(readFileSync(`${production}/index.html`, 'utf8')).toContain(`as="font" type="font/woff2" href="/${font}"`)
  expect(readFileSync(`${production}/service-worker.js`, 'utf8')).toContain(font)
})

test('only the offline build contains the worker and the names of faker', () => {
  expect(existsSync(`${offline}/${worker}`)).toBe(true)
  const scripts = files(offline).filter((file) => file.endsWith('.js'))
  expect(scripts.some((file) => readFileSync(`${offline}/${file}`, 'utf8').includes(NAME_OF_FAKER))).toBe(true)
})

test('a second start builds nothing, and answers health and home', async () => {
  let output = ''
  const child = spawn(process.execPath, [`${root}/scripts/start.mjs`], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => {
          output += part.toString()
          const found = /(http:\/\/[^/\s]+)\/api/.exec(output)?.[1]
          if (found) resolve(found)
        })
      child.on('exit', () => reject(new Error(output)))
    })
    expect(await (await fetch(`${origin}/__mock/health`)).json()).toMatchObject({ ok: true })
    expect(await (await fetch(origin)).text()).toContain('<script type="module"')
    expect(output).not.toContain('Building')
  } finally {
    child.kill('SIGTERM')
  }
})
