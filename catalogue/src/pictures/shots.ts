import type { Drawing } from '../products/families/family.ts'
import { goodsShot } from './goods.ts'
import { artSize, drawArt } from './label-art.ts'
import { PACKS } from './packs/index.ts'
import { FLOOR, MIDDLE } from './packs/pack.ts'
import type { WallName } from './palettes.ts'
import { backdrop, fill, floorShade, picture, placeOnFloor, shadow } from './scene.ts'
import { roomOf } from './scenes.ts'
import type { Subject } from './subject.ts'
import { round, type SvgWriter } from './svg-writer.ts'
import { inUse } from './use.ts'

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
  return floorShade(x, floor, width, pen) + drawArt(drawing, x, floor - height / 2, size, pen, turn)
}

/** Only the pack, as large as possible. */
function alone(subject: Subject, pen: SvgWriter): string {
  const pack = PACKS[subject.pack](subject, pen)
  return placeOnFloor(shadow(pack, pen) + pack.svg, fill(pack, 580, 560))
}

/** Three packs, defined once and used three times. */
function trio(subject: Subject, pen: SvgWriter): string {
  const pack = PACKS[subject.pack](subject, pen)
  const one = pen.define((id) => `<g id="${id}">${shadow(pack, pen)}${pack.svg}</g>`)
  const width = pack.right - pack.left
  const aside = Math.min(176, width * 0.5)
  const at = (x: number, y: number, scale: number) =>
    `<use href="#${one}" transform="translate(${round(MIDDLE + x)} ${FLOOR + y}) scale(${scale}) translate(${-MIDDLE} ${-FLOOR})"/>`
  return placeOnFloor(at(-aside, -26, 0.78) + at(aside, -26, 0.78) + at(0, 14, 0.86), 1)
}

/** What the goods are made of. */
function ingredients(subject: Subject, pen: SvgWriter): string {
  const [first = subject.art, second = subject.art] = subject.props
  const pieces = prop(first, 290, 560, 320, -10, pen) + prop(second, 534, 594, 290, 12, pen) + prop(first, 404, 676, 180, 6, pen)
  return placeOnFloor(pieces, 1)
}

/** A gallery picture of a subject, by number from 1: the pack alone, in use, three of them, what is in it. */
export function shot(subject: Subject, number: number, pen: SvgWriter): string {
  const { wall } = subject.palette
  const second = nextWall[wall]
  const walls: readonly WallName[] = [wall, second, subject.pack === 'plain' ? second : nextWall[second], 'clay']
  const behind = backdrop(roomOf(subject, number), walls[number - 1] ?? wall, pen)
  if (subject.pack === 'plain') return picture(pen, goodsShot(subject, number, pen, behind))
  const views = [alone, inUse, trio, ingredients]
  return picture(pen, behind + (views[number - 1] ?? alone)(subject, pen))
}
