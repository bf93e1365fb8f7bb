import { expect, it } from 'vitest'
import { JPEG, PNG, pictureFile, WEBP } from '../../testing/sample-pictures.ts'
import { readPicture, sniffPictureType } from './pictures.ts'

it.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
] as const)('knows %s by its bytes', (type, bytes) => {
  expect(sniffPictureType(Uint8Array.from(bytes))).toBe(type)
  expect(sniffPictureType(Uint8Array.from(bytes.slice(0, 2)))).toBeNull()
})

it('knows no other file type', () => {
  for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF____WAVE', '%PDF-1.7'])
    expect(sniffPictureType(new TextEncoder().encode(text))).toBeNull()
})

it('trusts a type only when the bytes confirm it', async () => {
  expect(await readPicture(pictureFile('image/webp', WEBP))).toEqual({
    content_type: 'image/webp',
    bytes: btoa(String.fromCharCode(...WEBP)),
  })
  expect(await readPicture(pictureFile('image/png', WEBP))).toBeNull()
  expect(await readPicture(pictureFile('image/svg+xml', PNG))).toBeNull()
})
