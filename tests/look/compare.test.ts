import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'

const plain = (width: number, height: number, grey: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } })

const picture = (grey: number, width = 8, height = 4) => plain(width, height, grey).png().toBuffer()

describe('a picture beside the accepted one', () => {
  it('is new where none was accepted', async () => {
    expect(await compare(null, await picture(255))).toBe('new')
  })

  it('is the same with the same pixels, and with what the eye can’t tell', async () => {
    expect(await compare(await picture(200), await picture(200))).toBe('same')
    expect(await compare(await picture(200), await picture(205))).toBe('same')
  })

  it('differs in the pixels that changed, which are red', async () => {
    const dot = await plain(2, 2, 0).png().toBuffer()
    const changed = await plain(8, 4, 255)
      .composite([{ input: dot, left: 3, top: 1 }])
      .png()
      .toBuffer()
    const found = await compare(await picture(255), changed)
    if (typeof found === 'string') throw new Error(found)
    expect(found.pixels).toBe(4)
    const { data, info } = await sharp(found.picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray((info.width + 3) * 3, (info.width + 3) * 3 + 3)]).toEqual([203, 55, 33])
  })

  it('differs where only one of the two has a pixel', async () => {
    expect(await compare(await picture(255, 8, 4), await picture(255, 8, 6))).toMatchObject({ pixels: 16 })
  })
})
