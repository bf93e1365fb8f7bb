import type { Drawing } from '../products/families/family.ts'
import { goodsShot } from './goods.ts'
import { artSize, drawArt } from './label-art.ts'
import { PACKS } from './packs/index.ts'
import { FLOOR, MIDDLE } from './packs/pack.ts'
import type { WallName } from './palettes.ts'
import { backdrop, fill, picture, placeOnFloor, shadow } from './scene.ts'
import type { Subject } from './subject.ts'
import { round, type SvgWriter } from './svg-writer.ts'

/** The wall of each gallery picture after the first. */
const nextWall: Readonly<Record<WallName, WallName>> = {
  peach: 'butter',
  butter: 'sand',
  sand: 'mint',
  mint: 'sage',
  sage: 'butter',
  sky: 'aqua',
  aqua: 'sky',
  rose: 'peach',
  clay: 'sand',
}

function prop(drawing: Drawing, x: number, floor: number, size: number, turn: number, pen: SvgWriter): string {
  const { width, height } = artSize(drawing, size)
  const shade = pen.radial([0, '#4A2A10', 0.36], [0.6, '#4A2A10', 0.16], [1, '#4A2A10', 0])
  return `<ellipse cx="${round(x + 6)}" cy="${round(floor - 2)}" rx="${round(width * 0.5)}" ry="${round(size * 0.09)}" fill="${shade}"/>${drawArt(drawing, x, floor - height / 2, size, pen, turn)}`
}

/** Only the pack, as large as possible. */
function alone(subject: Subject, pen: SvgWriter, wall: WallName): string {
  const pack = PACKS[subject.pack](subject, pen)
  return backdrop(wall, pen) + placeOnFloor(shadow(pack, pen) + pack.svg, fill(pack, 580, 560))
}

/** The pack with its ingredients, or small copies of itself, in front. */
function withProps(subject: Subject, pen: SvgWriter, wall: WallName): string {
  const pack = PACKS[subject.pack](subject, pen)
  const [first = subject.art, second = first] = subject.props
  const beside = prop(first, pack.left + 6, FLOOR - 6, 132, -8, pen) + prop(second, pack.right - 30, FLOOR + 22, 140, 8, pen)
  return backdrop(wall, pen) + placeOnFloor(shadow(pack, pen) + pack.svg + beside, fill(pack, 530, 470))
}

/** Three packs, defined once and used three times. */
function trio(subject: Subject, pen: SvgWriter, wall: WallName): string {
  const pack = PACKS[subject.pack](subject, pen)
  const one = pen.define((id) => `<g id="${id}">${shadow(pack, pen)}${pack.svg}</g>`)
  const width = pack.right - pack.left
  const aside = Math.min(176, width * 0.5)
  const at = (x: number, y: number, scale: number) =>
    `<use href="#${one}" transform="translate(${round(MIDDLE + x)} ${FLOOR + y}) scale(${scale}) translate(${-MIDDLE} ${-FLOOR})"/>`
  return backdrop(wall, pen) + placeOnFloor(at(-aside, -26, 0.78) + at(aside, -26, 0.78) + at(0, 14, 0.86), 1)
}

/** What the goods are made of. */
function ingredients(subject: Subject, pen: SvgWriter, wall: WallName): string {
  const [first = subject.art, second = subject.art] = subject.props
  const pieces = prop(first, 290, 560, 320, -10, pen) + prop(second, 534, 594, 290, 12, pen) + prop(first, 404, 676, 180, 6, pen)
  return backdrop(wall, pen) + placeOnFloor(pieces, 1)
}

/** A gallery picture of a subject, by number from 1. */
export function shot(subject: Subject, number: number, pen: SvgWriter): string {
  const { wall } = subject.palette
  if (subject.pack === 'plain') return goodsShot(subject, number, pen, number === 1 ? wall : nextWall[wall])
  const second = nextWall[wall]
  if (number === 2) return picture(pen, withProps(subject, pen, second))
  if (number === 3) return picture(pen, trio(subject, pen, nextWall[second]))
  if (number === 4) return picture(pen, ingredients(subject, pen, 'clay'))
  return picture(pen, alone(subject, pen, wall))
}
