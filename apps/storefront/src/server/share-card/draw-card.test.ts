import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type CardContent, drawCard } from './draw-card.ts'

const RED = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#f00"/></svg>')
const content: CardContent = { name: 'Kopi Gayo', price: 'Rp84.000', before: 'Rp105.000', picture: RED }

/** Size of a card and its colours: at the middle of its picture, and whether anything is written in a part of its other half. */
async function look(card: Uint8Array) {
  const { data, info } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  const isBlank = (top: number, bottom: number) => {
    for (let y = top; y < bottom; y += 1) for (let x = 690; x < 1_140; x += 1) if (Math.min(...at(x, y)) < 200) return false
    return true
  }
  return { width: info.width, height: info.height, middle: at(315, 315), isBlank }
}

test('a card is as large as sites show it, with picture, name and prices', async () => {
  const { width, height, middle, isBlank } = await look(await drawCard(content))
  expect([width, height, middle]).toEqual([1_200, 630, [255, 0, 0]])
  expect([isBlank(184, 240), isBlank(300, 420), isBlank(420, 574)]).toEqual([false, true, false])
})

test('a long name ends in its third line, and keeps off the price; markup and other scripts do no harm', async () => {
  const { isBlank } = await look(await drawCard({ ...content, name: `<b>Kopi & teh</b> 咖啡 ${'Arabika Mandailing '.repeat(12)}` }))
  expect(isBlank(184 + 180, 430)).toBe(true)
  expect((await look(await drawCard({ ...content, name: 'k'.repeat(150) }))).isBlank(184 + 180, 430)).toBe(true)
  expect((await look(await drawCard({ ...content, name: '咖啡' }))).isBlank(184, 420)).toBe(true)
})

test('without a picture that can be decoded there is the shop’s sign', async () => {
  for (const picture of [null, Buffer.from('no picture')])
    expect((await look(await drawCard({ ...content, picture }))).middle).not.toEqual([255, 0, 0])
})
