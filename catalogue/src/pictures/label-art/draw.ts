import type { Drawing } from '../../products/families/family.ts'
import { Brush } from '../goods/brush.ts'
import { viewOf } from '../goods/goods.ts'
import { goodsOf } from '../goods/index.ts'
import { round, type SvgWriter } from '../svg-writer.ts'
import type { Box } from './art.ts'
import { LABEL_ART } from './index.ts'

/** A drawing as a symbol of the picture, defined once. */
interface ArtSymbol {
  readonly id: string
  readonly box: Box
}

/** Goods that come without a pack, as art: `orange.1` is their second view. */
function goodsArt({ name, colour }: Drawing, brush: Brush): { readonly svg: string; readonly box: Box } {
  const [goods = '', number = '0'] = name.split('.')
  const { svg, width, height } = viewOf(goodsOf(goods), Number(number))(brush, { colour, count: 1 })
  return { svg, box: [-width / 2, -height, width, height] }
}

function symbolOf(drawing: Drawing, pen: SvgWriter): ArtSymbol {
  const { name, colour } = drawing
  return pen.once(`${name}~${colour}`, () => {
    const brush = new Brush(pen)
    const own = Object.hasOwn(LABEL_ART, name) ? LABEL_ART[name] : undefined
    const { svg, box } = own?.(brush, colour) ?? goodsArt(drawing, brush)
    return { id: pen.define((id) => `<g id="${id}">${svg}</g>`), box }
  })
}

/** Wide drawings look smaller than tall ones of the same length, so they may exceed the size by a quarter. */
const WIDE = 1.25

function scaleOf([, , width, height]: Box, size: number): number {
  return size / Math.max(width / WIDE, height)
}

/** A drawing centred on x, y by its visible part, of a size, rotated by `turn` degrees. */
export function drawArt(drawing: Drawing, x: number, y: number, size: number, pen: SvgWriter, turn = 0): string {
  const { id, box } = symbolOf(drawing, pen)
  const [left, top, width, height] = box
  const place = `translate(${round(x)} ${round(y)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scaleOf(box, size).toFixed(3)})`
  return `<use href="#${id}" transform="${place} translate(${round(-left - width / 2)} ${round(-top - height / 2)})"/>`
}

/** Width and height of a drawing of a size. */
export function artSize(drawing: Drawing, size: number, pen: SvgWriter): { readonly width: number; readonly height: number } {
  const { box } = symbolOf(drawing, pen)
  const scale = scaleOf(box, size)
  return { width: box[2] * scale, height: box[3] * scale }
}
