import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { decodePicture } from '../../hosts/node/decode-picture.ts'
import { fromBase64 } from '../../lib/base64.ts'
import { JPEG, PNG, pictureFile, pictureOfSize, pictureWith, WEBP } from '../../testing/sample-pictures.ts'
import { readPicture } from './pictures.ts'

const SAMPLES = [
  ['image/png', PNG],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
] as const
const page = [...new TextEncoder().encode('<!doctype html><script>alert(1)</script>')]
const read = (type: string, bytes: readonly number[] | Uint8Array) => readPicture({ decodePicture }, pictureFile(type, bytes))
const stored = async (type: string, bytes: readonly number[] | Uint8Array) => {
  const picture = await read(type, bytes)
  return picture && [...fromBase64(picture.bytes)]
}

describe.each(SAMPLES)('a picture (%s)', (type, bytes) => {
  it('is taken whole', async () => {
    expect(await read(type, bytes)).toEqual({ content_type: type, bytes: btoa(String.fromCharCode(...bytes)) })
    for (const size of [0, 1, 2, 100_000])
      expect([size, await read(type, pictureWith(type, new Uint8Array(size)))]).toMatchObject([size, { content_type: type }])
    expect(pictureOfSize(type, 200_000)).toHaveLength(200_000)
  })

  it('is refused when it is cut short, wherever', async () => {
    for (let length = 0; length < bytes.length; length++) expect([length, await read(type, bytes.slice(0, length))]).toEqual([length, null])
  })

  it('is taken without the page, the video or anything else behind it', async () => {
    for (const more of [[0], [0xff], [0xff, 0xd9], page, bytes]) expect(await stored(type, [...bytes, ...more])).toEqual(bytes)
  })

  it('is refused under another type', async () => {
    for (const other of ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'text/html', '', '__proto__'])
      if (other !== type) expect([other, await read(other, bytes)]).toEqual([other, null])
  })

  it('is refused when only its first bytes are a picture', async () => {
    expect(await read(type, [...bytes.slice(0, 12), ...page])).toBeNull()
  })
})

it('no other file is a picture', async () => {
  for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF____WAVE', '%PDF-1.7'])
    for (const [type] of SAMPLES) expect(await read(type, new TextEncoder().encode(text))).toBeNull()
})

describe('a photo', () => {
  const [width, height] = [240, 160]
  /** A gradient with some noise, as cameras take. */
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => ((at / 450) ^ ((at * 7919) >> 5)) & 0xff)
  const photo = () => sharp(pixels, { raw: { width, height, channels: 3 } })
  const formats = {
    'a JPEG': ['image/jpeg', () => photo().jpeg()],
    'a progressive JPEG': ['image/jpeg', () => photo().jpeg({ progressive: true })],
    'a JPEG with orientation and place': [
      'image/jpeg',
      () =>
        photo()
          .withMetadata({ orientation: 6 })
          .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
          .jpeg(),
    ],
    'a grey JPEG': ['image/jpeg', () => photo().greyscale().jpeg()],
    'a JPEG of inks': ['image/jpeg', () => photo().toColourspace('cmyk').jpeg()],
    'a WebP': ['image/webp', () => photo().webp()],
    'a lossless WebP': ['image/webp', () => photo().webp({ lossless: true })],
    'a transparent WebP': ['image/webp', () => photo().ensureAlpha(0.5).webp()],
    'a PNG': ['image/png', () => photo().png()],
    'a transparent PNG': ['image/png', () => photo().ensureAlpha(0.5).png()],
    'an interlaced PNG': ['image/png', () => photo().png({ progressive: true })],
    'a PNG with a palette': ['image/png', () => photo().png({ palette: true })],
  } as const
  const files = new Map<string, Uint8Array>()
  beforeAll(async () => {
    for (const [name, [, file]] of Object.entries(formats)) files.set(name, new Uint8Array(await file().toBuffer()))
  })

  it.each(Object.entries(formats))('%s is taken whole; cut short it is refused', async (name, [type]) => {
    const bytes = files.get(name) ?? new Uint8Array()
    expect(bytes.length).toBeGreaterThan(1_000)
    expect(await stored(type, bytes)).toEqual([...bytes])
    for (const share of [0.2, 0.5, 0.8, 0.99]) expect(await read(type, bytes.subarray(0, bytes.length * share))).toBeNull()
  })

  it.each([
    ['a JPEG', 'image/jpeg', [0xff, 0xd9]],
    ['a progressive JPEG', 'image/jpeg', [0xff, 0xd9]],
    ['a PNG', 'image/png', PNG.slice(-12)],
  ])('%s is refused when a part is missing before its end', async (name, type, end) => {
    const bytes = files.get(name) ?? new Uint8Array()
    expect(await read(type, [...bytes.subarray(0, bytes.length / 2), ...end])).toBeNull()
  })

  // The data of a JPEG and of a lossy WebP have no checksum: a wrong bit there is another pixel, also in a browser.
  it.each([
    ['a progressive JPEG', 'a code that no table has', null, 'ff00'],
    ['a JPEG', 'a table that is none', 'ffc4', 'ff'],
    ['a PNG', 'a wrong checksum', null, '5a'],
    ['a lossless WebP', 'a code that no table has', null, 'ff'],
  ] as const)('%s is refused when it holds %s', async (name, _, after, data) => {
    const bytes = Buffer.from(files.get(name) ?? [])
    const start = after ? bytes.indexOf(Buffer.from(after, 'hex')) + 5 : Math.floor(bytes.length / 2)
    bytes.fill(Buffer.from(data, 'hex'), start, start + (after ? 16 : 200))
    expect((await read(formats[name][0], bytes)) === null).toBe(true)
  })

  it('is refused when its header says another size', async () => {
    const jpeg = Buffer.from(files.get('a JPEG') ?? [])
    jpeg.writeUInt16BE(2 * height, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5)
    expect(await read('image/jpeg', jpeg)).toBeNull()
    expect(await read('image/png', withSize(files.get('a PNG') ?? [], width, 2 * height))).toBeNull()
  })
})

/** A PNG with another header, with a right checksum. */
function withSize(png: ArrayLike<number>, width: number, height: number): Buffer {
  const bytes = Buffer.from(Uint8Array.from(png))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

it('a picture of more pixels than a phone has room for is refused before it is decoded', async () => {
  for (const [width, height] of [
    [12_000, 12_000],
    [12_001, 1],
    [2 ** 31 - 1, 1],
    [0, 1],
  ] as const)
    expect([width, height, await read('image/png', withSize(PNG, width, height))]).toEqual([width, height, null])
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  const before = process.memoryUsage().rss
  expect(await read('image/png', bomb)).toBeNull()
  expect(process.memoryUsage().rss - before).toBeLessThan(9_000 * 9_000)
})

/** A chunk with its length and checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

describe('a PNG that holds more than its picture', () => {
  const [head, end] = [Buffer.from(PNG.slice(0, 33)), Buffer.from(PNG.slice(-12))]
  const zeros = deflateSync(Buffer.alloc(50_000_000))
  const text = (name: string, data: Uint8Array) => chunk(name, Buffer.concat([Buffer.from('note\0\0'), data]))

  it.each(['zTXt', 'iCCP', 'iTXt', 'tEXt', 'eXIf', 'fdAT', 'acTL', 'noTe', 'CrIt'])(
    'is stored without its %s, before and after the data',
    async (name) => {
      const packed = text(name, zeros)
      const [before, after] = [
        Buffer.concat([head, packed, Buffer.from(PNG.slice(33))]),
        Buffer.concat([Buffer.from(PNG.slice(0, -12)), packed, packed, end]),
      ]
      expect(before.length).toBeGreaterThan(40_000)
      expect(await stored('image/png', before)).toEqual(PNG)
      expect(await stored('image/png', after)).toEqual(PNG)
    },
  )

  it('is refused when its data unpacks to more than its pixels, in one chunk or many, also of every form', async () => {
    const parts = Array.from({ length: Math.ceil(zeros.length / 1_000) }, (_, at) =>
      chunk('IDAT', zeros.subarray(at * 1_000, (at + 1) * 1_000)),
    )
    expect(await read('image/png', Buffer.concat([head, chunk('IDAT', zeros), end]))).toBeNull()
    expect(await read('image/png', Buffer.concat([head, ...parts, end]))).toBeNull()
    // One pixel of each form, with one byte too many.
    for (const [depth, colour, row] of [
      [8, 0, 2],
      [16, 0, 3],
      [1, 0, 2],
      [8, 2, 4],
      [8, 4, 3],
      [16, 6, 9],
    ] as const)
      for (const interlaced of [0, 1]) {
        const header = chunk('IHDR', Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, depth, colour, 0, 0, interlaced]))
        const png = (bytes: number) => Buffer.concat([head.subarray(0, 8), header, chunk('IDAT', deflateSync(Buffer.alloc(bytes))), end])
        expect([depth, colour, interlaced, await read('image/png', png(row))]).toMatchObject([
          depth,
          colour,
          interlaced,
          { content_type: 'image/png' },
        ])
        expect([depth, colour, interlaced, await read('image/png', png(row + 1))]).toEqual([depth, colour, interlaced, null])
      }
  })
})
