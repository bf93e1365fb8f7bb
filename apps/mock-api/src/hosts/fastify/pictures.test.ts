import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { shopMedia } from '../media.ts'
import { keepSmallPictures } from '../node/small-pictures.ts'
import { addPictures } from './pictures.ts'

const MADU = '/media/products/madu_0_lebahari_0_1.svg'
const CHROMIUM = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function host(dir = mkdtempSync(join(tmpdir(), 'pictures-'))) {
  folders.push(dir)
  const report = vi.fn()
  const app = Fastify()
  addPictures(app, shopMedia, keepSmallPictures(dir, report))
  const ask = async (url: string, headers = {}) => {
    const { statusCode, headers: sent, rawPayload } = await app.inject({ url, headers })
    return { status: statusCode, type: sent['content-type'], cache: sent['cache-control'], vary: sent.vary, bytes: rawPayload }
  }
  return { dir, ask, report }
}

it('sends the drawing at once, and the picture in the width asked for from the next time on', async () => {
  const { dir, ask } = host()
  expect(await ask(`${MADU}?w=320`, CHROMIUM)).toMatchObject({
    status: 200,
    type: expect.stringContaining('svg'),
    cache: 'no-cache',
    vary: 'accept-encoding, accept',
  })
  await expect.poll(() => readdirSync(dir), { timeout: 10_000 }).toEqual([expect.stringMatching(/^[0-9a-f]{64}-320\.webp$/)])
  const small = await ask(`${MADU}?w=320`, CHROMIUM)
  expect(small).toMatchObject({
    status: 200,
    type: 'image/webp',
    cache: expect.stringContaining('immutable'),
    vary: 'accept-encoding, accept',
  })
  const { default: sharp } = await import('sharp')
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect(small.bytes.length).toBeLessThan(15_000)
})

it('sends the drawing to a browser without WebP, and for no width or another one', async () => {
  const { dir, ask } = host()
  for (const [query, headers] of [
    ['?w=320', {}],
    ['', CHROMIUM],
    ['?w=321', CHROMIUM],
    ['?w=0320', CHROMIUM],
    ['?w=', CHROMIUM],
  ] as const)
    expect(await ask(MADU + query, headers)).toMatchObject({ status: 200, type: expect.stringContaining('svg') })
  expect(readdirSync(dir)).toEqual([])
})

it('has no small picture of what it has no drawing of', async () => {
  const { ask } = host()
  expect(await ask('/media/products/nothing.svg?w=320', CHROMIUM)).toMatchObject({ status: 404 })
})

it('goes on with drawings where nothing can be kept, and says so once', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'file')
  writeFileSync(file, '')
  const { ask, report } = host(file)
  await ask(`${MADU}?w=320`, CHROMIUM)
  await ask(`${MADU}?w=480`, CHROMIUM)
  await expect.poll(() => report.mock.calls.length, { timeout: 10_000 }).toBe(1)
  expect(report.mock.calls[0]?.[0]).toContain(`Small pictures can't be kept in ${file}`)
  expect(await ask(`${MADU}?w=320`, CHROMIUM)).toMatchObject({ status: 200, type: expect.stringContaining('svg') })
})
