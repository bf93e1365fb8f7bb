import type { Drawing } from '../products/families/family.ts'
import { compose } from './compose.ts'
import { type Box, findDrawing, getDrawing } from './drawings.ts'
import { round, type SvgWriter } from './svg-writer.ts'

/** A drawing for labels or scenes, or one of goods that come without a pack. */
export const fileOf = ({ name }: Drawing) => findDrawing(`labels/${name}`) ?? findDrawing(`scenes/${name}`) ?? getDrawing(`goods/${name}`)

/** Wide drawings look smaller than tall ones of the same length, so they may exceed the size by a quarter. */
const WIDE = 1.25

function scaleOf([, , width, height]: Box, size: number): number {
  return size / Math.max(width / WIDE, height)
}

/** A drawing centred on x, y by its visible part, of a size, rotated by `turn` degrees. It is defined once in a picture. */
export function drawArt(art: Drawing, x: number, y: number, size: number, pen: SvgWriter, turn = 0): string {
  const file = fileOf(art)
  const id = pen.once(`${art.name}~${art.colour}`, () => pen.define((own) => `<g id="${own}">${compose(file, pen, art.colour)}</g>`))
  const [left, top, width, height] = file.box
  const place = `translate(${round(x)} ${round(y)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scaleOf(file.box, size).toFixed(3)})`
  return `<use href="#${id}" transform="${place} translate(${round(-left - width / 2)} ${round(-top - height / 2)})"/>`
}

/** Width and height of a drawing of a size. */
export function artSize(art: Drawing, size: number): { readonly width: number; readonly height: number } {
  const { box } = fileOf(art)
  const scale = scaleOf(box, size)
  return { width: box[2] * scale, height: box[3] * scale }
}
