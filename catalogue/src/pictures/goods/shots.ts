import { FLOOR, MIDDLE } from '../packs/pack.ts'
import type { WallName } from '../palettes.ts'
import { backdrop, FLOOR_Y, fill, picture, placeOnFloor, shadow } from '../scene.ts'
import { round, type SvgWriter } from '../svg-writer.ts'
import { type DrawView, type Goods, packOf, type Traits } from './goods.ts'

/** Maximum enlargement. */
const LARGEST = 2.2
/** How far low goods rise towards the middle of the picture. */
const RISE = 0.42

/** A view as large as possible. */
function seen(draw: DrawView, traits: Traits, pen: SvgWriter, wall: WallName): string {
  const pack = packOf(draw, traits, pen)
  const scale = fill(pack, 560, 620, LARGEST)
  const rise = Math.max(0, 460 - (FLOOR - pack.top) * scale) * RISE
  return `${backdrop(wall, pen)}<g transform="translate(0 ${round(-rise)})">${placeOnFloor(shadow(pack, pen) + pack.svg, scale)}</g>`
}

/** A gallery picture of unpacked goods: the front, another side, and a third view or a detail of the first. */
export function goodsShot({ views }: Goods, traits: Traits, number: number, pen: SvgWriter, wall: WallName): string {
  const [front, other, third] = views
  if (number === 2) return picture(pen, seen(other, traits, pen, wall))
  if (number !== 3) return picture(pen, seen(front, traits, pen, wall))
  if (typeof third === 'function') return picture(pen, seen(third, traits, pen, wall))
  const [x, y, zoom] = third
  const pack = packOf(front, traits, pen)
  const close = `<g transform="translate(400 400) scale(${zoom}) translate(${-MIDDLE - x} ${-FLOOR - y})">${shadow(pack, pen)}${pack.svg}</g>`
  return picture(pen, `<g transform="translate(400 ${FLOOR_Y}) scale(1.5) translate(-400 ${-FLOOR_Y})">${backdrop(wall, pen)}</g>${close}`)
}
