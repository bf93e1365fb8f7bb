import { compose } from './compose.ts'
import { type DrawingFile, findDrawing, getDrawing } from './drawings.ts'
import { FLOOR, MIDDLE, type Pack } from './packs/pack.ts'
import { FLOOR_Y, fill, placeOnFloor, shadow } from './scene.ts'
import type { Subject } from './subject.ts'
import { round, type SvgWriter } from './svg-writer.ts'

/** Maximum enlargement. */
const LARGEST = 2.2
/** How far low goods rise towards the middle of the picture. */
const RISE = 0.42

/** A drawing as the pictures place it, standing on the floor. */
function standing(drawing: DrawingFile, { art }: Subject, pen: SvgWriter): Pack {
  const [left, top, width] = drawing.box
  return {
    left: MIDDLE + left,
    right: MIDDLE + left + width,
    top: FLOOR + top,
    svg: `<g transform="translate(${MIDDLE} ${FLOOR})">${compose(drawing, pen, art.colour)}</g>`,
    ...(drawing.grounded ? { contact: '' } : {}),
  }
}

const frontOf = ({ art, count }: Subject) => getDrawing(`goods/${art.name}`, count)

/** Goods that come without a pack, seen from the front. */
export const plain = (subject: Subject, pen: SvgWriter): Pack => standing(frontOf(subject), subject, pen)

/** The same from another side. */
export const second = (subject: Subject, pen: SvgWriter): Pack =>
  standing(getDrawing(`goods/${subject.art.name}.2`, subject.count), subject, pen)

/** A view as large as possible. */
function whole(drawing: DrawingFile, subject: Subject, pen: SvgWriter, behind: string): string {
  const pack = standing(drawing, subject, pen)
  const scale = fill(pack, 560, 620, LARGEST)
  const rise = Math.max(0, 460 - (FLOOR - pack.top) * scale) * RISE
  return `${behind}<g transform="translate(0 ${round(-rise)})">${placeOnFloor(shadow(pack, pen) + pack.svg, scale)}</g>`
}

/** A detail of the front. */
function closeUp(subject: Subject, pen: SvgWriter, behind: string): string {
  const { path, detail } = frontOf(subject)
  if (!detail) throw new Error(`${path} has no data-detail, and there is no third view`)
  const [x, y, zoom] = detail
  const pack = plain(subject, pen)
  const close = `<g transform="translate(400 400) scale(${zoom}) translate(${-MIDDLE - x} ${-FLOOR - y})">${shadow(pack, pen)}${pack.svg}</g>`
  return `<g transform="translate(400 ${FLOOR_Y}) scale(1.5) translate(-400 ${-FLOOR_Y})">${behind}</g>${close}`
}

/** A gallery picture of goods without a pack: the front, another side, and a third view or else a detail of the front. */
export function goodsShot(subject: Subject, number: number, pen: SvgWriter, behind: string): string {
  const { art, count } = subject
  if (number === 2) return whole(getDrawing(`goods/${art.name}.2`, count), subject, pen, behind)
  if (number !== 3) return whole(frontOf(subject), subject, pen, behind)
  const third = findDrawing(`goods/${art.name}.3`, count)
  return third ? whole(third, subject, pen, behind) : closeUp(subject, pen, behind)
}
