import { createRng, type Rng, rngState } from '../lib/rng.ts'
import type { Drawing } from '../products/families/family.ts'
import { compose } from './compose.ts'
import { type DrawingFile, findDrawing } from './drawings.ts'
import { artSize, drawArt, fileOf } from './label-art.ts'
import { PACKS } from './packs/index.ts'
import { FLOOR, MIDDLE, type Pack } from './packs/pack.ts'
import { fill, floorShade, shadow } from './scene.ts'
import { drawingIn, usageOf } from './scenes.ts'
import type { Subject } from './subject.ts'
import { round, type SvgWriter } from './svg-writer.ts'

/** Where pieces lie in a heap, from back to front: in half widths of the heap, up is negative. */
const HEAP = [
  [-0.52, -0.16],
  [0.04, -0.2],
  [0.56, -0.14],
  [-0.28, -0.42],
  [0.3, -0.42],
  [0.02, -0.6],
  [-0.62, 0.04],
  [-0.2, 0.1],
  [0.24, 0.1],
  [0.64, 0.04],
] as const

/** Where pieces lie around on the table. */
const STREWN = [
  [-292, 66, 62],
  [-168, 96, 70],
  [-34, 100, 60],
  [318, 92, 66],
] as const

/** A drawing that stands with the middle of its foot on x, y, with its shadow; `fileOf` its box has its size. */
export function stand(drawing: Drawing, x: number, y: number, size: number, pen: SvgWriter, heap?: Drawing, rng?: Rng): string {
  const file = fileOf(drawing)
  const [left, top, width, height] = file.box
  const scale = size / Math.max(width / 1.25, height)
  const place = (name: string, drawn: DrawingFile) => {
    const id = pen.once(`${name}~${drawing.colour}`, () => pen.define((own) => `<g id="${own}">${compose(drawn, pen, drawing.colour)}</g>`))
    return `<use href="#${id}" transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)}) translate(${round(-left - width / 2)} ${round(-top - height)})"/>`
  }
  const shade = file.grounded ? '' : floorShade(x, y, width * scale, pen)
  const own = place(drawing.name, file)
  if (!file.heap || !heap || !rng) return shade + own
  const [hx, hy, half] = file.heap
  const front = findDrawing(`scenes/${drawing.name}-front`)
  const pieces = HEAP.map(([px, py]) => {
    const at = half * scale
    return drawArt(heap, x + hx * scale + px * at, y + hy * scale + py * at, at * 0.72, pen, rng.int(-24, 24))
  })
  return shade + own + pieces.join('') + (front ? place(`${drawing.name}-front`, front) : '')
}

/** A pack with the goods in use: a cup that steams beside the tea, chips in a bowl. */
export function inUse(subject: Subject, pen: SvgWriter): string {
  const use = usageOf(subject)
  const rng = createRng(rngState('use', subject.family, subject.model))
  const side = rng.next() < 0.5 ? 1 : -1
  const named = (text: string) => drawingIn(text, subject)
  const pack: Pack = PACKS[subject.pack](subject, pen)
  const scale = fill(pack, 490, 380)
  const middle = (pack.left + pack.right) / 2
  const packed = `<g transform="translate(${MIDDLE - side * 128} 676) scale(${scale}) translate(${round(-middle)} ${-FLOOR})">${shadow(pack, pen)}${pack.svg}</g>`
  const x = MIDDLE + side * 158
  const behind = use.behind === undefined ? '' : standBehind(named(use.behind), side, use.far ?? 230, pen)
  const y = 734
  const under = use.on === undefined ? '' : stand(named(use.on), x, y, 300, pen)
  const size = use.size ?? 270
  const shown = stand(
    named(use.show),
    x,
    use.on === undefined ? y : y - 14,
    size,
    pen,
    use.heap === undefined ? undefined : named(use.heap),
    rng,
  )
  const strewn = use.strew === undefined ? '' : scatter(named(use.strew), side, rng, pen)
  return `<g transform="translate(400 776) scale(1.1) translate(-400 -776)">${behind}${packed}${under}${shown}${strewn}</g>`
}

/** Behind the goods, so far to the side as the picture has room. */
function standBehind(drawing: Drawing, side: number, size: number, pen: SvgWriter): string {
  const aside = Math.min(230, 352 - artSize(drawing, size).width / 2)
  return stand(drawing, MIDDLE + side * aside, 640, size, pen)
}

function scatter(drawing: Drawing, side: number, rng: Rng, pen: SvgWriter): string {
  return STREWN.map(([x, y, size]) => {
    const at = { x: MIDDLE + side * x + rng.int(-14, 14), y: 650 + y }
    return floorShade(at.x, at.y + size * 0.42, size, pen) + drawArt(drawing, at.x, at.y, size, pen, rng.int(-40, 40))
  }).join('')
}
