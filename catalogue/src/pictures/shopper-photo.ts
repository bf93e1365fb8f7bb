import { createRng, type Rng, rngState } from '../lib/rng.ts'
import type { Drawing } from '../products/families/family.ts'
import { compose } from './compose.ts'
import { getDrawing } from './drawings.ts'
import { second } from './goods.ts'
import { drawArt } from './label-art.ts'
import { PACKS } from './packs/index.ts'
import { FLOOR, MIDDLE, type Pack } from './packs/pack.ts'
import { picture, SIDE, shadow } from './scene.ts'
import { drawingIn, usageOf } from './scenes.ts'
import type { Subject } from './subject.ts'
import { round, type SvgWriter } from './svg-writer.ts'
import { inUse } from './use.ts'

/** Walls of homes, lit and shaded. */
const ROOMS = [
  ['#D9D0BF', '#B5AA96'],
  ['#C3CCC6', '#97A39C'],
  ['#DCC7A9', '#B39A78'],
  ['#B7BFC8', '#8A939E'],
  ['#CDB7A8', '#A38C7D'],
  ['#E4DED2', '#BDB5A6'],
] as const

/** Tables: near and far colour, and the pattern on them. */
const TABLES = [
  ['#A9764A', '#7C5230', 'planks'],
  ['#C89B66', '#97703F', 'planks'],
  ['#ECE9E2', '#C6C1B6', 'tiles'],
  ['#8FA8A0', '#6A847C', 'tiles'],
  ['#C8564A', '#97382F', 'checks'],
  ['#5E7FA6', '#415D80', 'checks'],
  ['#7A7772', '#56534F', 'plain'],
  ['#E6D3BC', '#BFA88C', 'plain'],
] as const

/** Beyond the edges, since a photo is turned a little. */
const OUTSIDE = 140
const FULL = SIDE + 2 * OUTSIDE

/** What is painted over a table, from its far edge on. */
function pattern(kind: (typeof TABLES)[number][2], edge: number): string {
  const rows = (step: number) =>
    Array.from({ length: 9 }, (_, at) => edge + step * (at + 1) * (1 + at * 0.12)).filter((y) => y < SIDE + OUTSIDE)
  const lines = (step: number) => rows(step).map((y) => `M${-OUTSIDE} ${round(y)}h${FULL}`)
  // Lines that run to the shopper part towards the edges.
  const runs = Array.from({ length: 13 }, (_, at) => `M${MIDDLE + (at - 6) * 90} ${edge}L${MIDDLE + (at - 6) * 190} ${SIDE + OUTSIDE}`)
  if (kind === 'planks') return `<path d="${lines(44).join('')}" stroke="#3A2413" stroke-opacity=".28" stroke-width="3"/>`
  if (kind === 'tiles') return `<path d="${[...lines(58), ...runs].join('')}" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>`
  if (kind === 'checks') return `<path d="${[...lines(40), ...runs].join('')}" stroke="#fff" stroke-opacity=".32" stroke-width="22"/>`
  return ''
}

/** A wall with blurred things before it, and a table. */
function room(rng: Rng, edge: number, pen: SvgWriter): string {
  const [lit, shaded] = rng.pick(ROOMS)
  const [near, far, kind] = rng.pick(TABLES)
  const wall = pen.linear('down', [0, shaded], [0.6, lit], [1, shaded])
  const table = pen.linear('down', [0, far], [1, near])
  const blurs = Array.from({ length: rng.int(1, 3) }, () => {
    const fill = pen.radial([0, rng.pick(TABLES)[0], 0.55], [0.7, rng.pick(ROOMS)[1], 0.4], [1, shaded, 0])
    return `<ellipse cx="${rng.int(0, SIDE)}" cy="${edge - rng.int(40, 260)}" rx="${rng.int(70, 170)}" ry="${rng.int(90, 220)}" fill="${fill}"/>`
  })
  const area = (y: number, height: number, fill: string) =>
    `<rect x="${-OUTSIDE}" y="${y}" width="${FULL}" height="${height}" fill="${fill}"/>`
  return area(-OUTSIDE, FULL, wall) + blurs.join('') + area(edge, SIDE + OUTSIDE - edge, table) + pattern(kind, edge)
}

/** The opened parcel behind the product. */
function parcel(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M-150-190h300v190h-300z" fill="#B98A57"/><path d="M-150-190l-46-52h250l46 52zM150-190l52-40v186l-52 44z" fill="#9A6F42"/><path d="M-22-190h44v190h-44z" fill="#D9BE93" fill-opacity=".75"/></g>`
}

/** A photo before its light. */
type Take = (subject: Subject, rng: Rng, pen: SvgWriter) => string

/** A pack, defined once, with its shadow unless it is held; `place` stands it somewhere. */
function packed(subject: Subject, pen: SvgWriter, { held = false, draw = PACKS[subject.pack] } = {}) {
  const pack: Pack = draw(subject, pen)
  const one = pen.define((id) => `<g id="${id}">${held ? '' : shadow(pack, pen)}${pack.svg}</g>`)
  const middle = (pack.left + pack.right) / 2
  const fill = Math.min(480 / (FLOOR - pack.top), 440 / (pack.right - pack.left), 1.25)
  const place = (x: number, y: number, scale: number, turn: number) =>
    `<use href="#${one}" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(scale * 100) / 100}) translate(${round(-middle)} ${-FLOOR})"/>`
  return { fill, place, height: FLOOR - pack.top, width: pack.right - pack.left }
}

/** What is around a pack on the table: what is served from it, what it is made of, or what its label shows. */
function piecesOf(subject: Subject): Drawing {
  const { heap, strew = 'art' } = usageOf(subject)
  return drawingIn(heap ?? strew, subject)
}

/** On the table, alone or with a second one, the parcel or what it is made of. */
const onTable: Take = (subject, rng, pen) => {
  const edge = rng.int(470, 600)
  const { fill, place } = packed(subject, pen)
  const x = rng.int(320, 480)
  const y = edge + rng.int(60, 150)
  const main = place(x, y, fill * (0.78 + rng.next() * 0.27), rng.int(-3, 3))
  const side = rng.next() < 0.5 ? -1 : 1
  const company = rng.int(0, 3)
  const [first] = subject.props
  const behind =
    company === 1 ? place(x + side * 210, y - 46, fill * 0.72, rng.int(-4, 4)) : company === 2 ? parcel(x + side * 190, y - 50) : ''
  const before = company === 3 && first ? drawArt(first, x + side * 170, y + 30, 130, pen, rng.int(-30, 30)) : ''
  return room(rng, edge, pen) + behind + main + before
}

/** Near and cut off. */
const closeUp: Take = (subject, rng, pen) => {
  const edge = rng.int(600, 680)
  const { fill, place } = packed(subject, pen)
  return room(rng, edge, pen) + place(rng.int(250, 550), edge + rng.int(130, 260), fill * (1.35 + rng.next() * 0.35), rng.int(-6, 6))
}

/** On the table, seen from above, with what it is made of around. */
const fromAbove: Take = (subject, rng, pen) => {
  const { fill, place, height } = packed(subject, pen)
  const turn = rng.int(12, 40) * (rng.next() < 0.5 ? -1 : 1)
  const scale = fill * 1.05
  // It turns around its middle.
  const angle = (turn * Math.PI) / 180
  const x = MIDDLE - Math.sin(angle) * height * scale * 0.5
  const y = MIDDLE + Math.cos(angle) * height * scale * 0.5
  const piece = piecesOf(subject)
  const around = [0, 1, 2, 3, 4].map((at) => {
    const corner = (at * 72 + rng.int(-20, 20)) * (Math.PI / 180)
    return drawArt(piece, MIDDLE + Math.cos(corner) * 340, MIDDLE + Math.sin(corner) * 340, rng.int(90, 130), pen, rng.int(0, 359))
  })
  return room(rng, -OUTSIDE, pen) + around.join('') + place(x, y, scale, turn)
}

const SKINS = ['#C98F66', '#A9703F', '#8A5632', '#DDA982'] as const

/** In a hand, before the room. */
const inHand: Take = (subject, rng, pen) => {
  const { fill, place, width } = packed(subject, pen, { held: true })
  const scale = fill * (0.8 + rng.next() * 0.15)
  const turn = rng.int(-8, 8)
  const skin = rng.pick(SKINS)
  const x = rng.int(330, 400)
  const y = rng.int(560, 610)
  const hand = (name: string) =>
    `<g transform="translate(${round(x + width * scale * 0.5 + 16)} ${y - 60})">${compose(getDrawing(`scenes/${name}`), pen, skin)}</g>`
  const edge = rng.int(660, 760)
  return room(rng, edge, pen) + hand('hand') + place(x, y, scale, turn) + hand('hand-front')
}

/** Opened, and half of it before it on the table. */
const opened: Take = (subject, rng, pen) => {
  const edge = rng.int(440, 540)
  const { fill, place } = packed(subject, pen)
  const side = rng.next() < 0.5 ? -1 : 1
  const x = MIDDLE - side * rng.int(90, 140)
  const y = edge + rng.int(80, 130)
  const piece = piecesOf(subject)
  const spilled = Array.from({ length: 9 }, (_, at) => {
    const far = at < 4 ? 0 : 1
    return drawArt(
      piece,
      x + side * (130 + (at % 5) * 62 + rng.int(-20, 20)),
      y + 6 + far * 62 + rng.int(-14, 14),
      84 + far * 14,
      pen,
      rng.int(0, 359),
    )
  })
  return room(rng, edge, pen) + place(x, y, fill * 0.92, rng.int(-4, 4)) + spilled.join('')
}

/** Served: what the second picture of a pack shows, on a table at home. */
const served: Take = (subject, rng, pen) => room(rng, rng.int(470, 560), pen) + inUse(subject, pen)

/** Goods without a pack from another side: cut open, folded. */
const otherSide: Take = (subject, rng, pen) => {
  const edge = rng.int(470, 600)
  const { fill, place } = packed(subject, pen, { draw: second })
  return room(rng, edge, pen) + place(rng.int(340, 460), edge + rng.int(70, 150), fill * (0.9 + rng.next() * 0.3), rng.int(-3, 3))
}

/** Packs that lie flat. */
const FLAT: readonly Subject['pack'][] = ['pouch', 'tube', 'bottle', 'pump', 'can', 'jar']

/** How goods can be photographed: only packs are held, opened and lie flat, and only what is served in pieces spills. */
function takesOf(subject: Subject): readonly Take[] {
  if (subject.pack === 'plain') return [onTable, closeUp, otherSide]
  const takes = [onTable, closeUp, inHand, served]
  if (FLAT.includes(subject.pack)) takes.push(fromAbove)
  if (usageOf(subject).heap !== undefined) takes.push(opened)
  return takes
}

/** The light of a phone's camera at home: warm, cold or dim, and darker in the corners. */
function light(rng: Rng, pen: SvgWriter): string {
  const [tone, strength] = rng.pick([
    ['#FF9C3A', 0.14],
    ['#5C86C9', 0.13],
    ['#1A1208', 0.16],
    ['#FFFFFF', 0.1],
    ['#FFD98A', 0.08],
    ['#2A3A5C', 0.2],
  ] as const)
  const corners = pen.radial([0, '#000', 0], [0.72, '#000', 0.04], [1, '#000', 0.34])
  return `<rect width="${SIDE}" height="${SIDE}" fill="${tone}" fill-opacity="${strength}"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="580" fill="${corners}"/>`
}

/** A photo that a shopper took at home. The same number gives the same photo; those of a review differ. */
export function shopperPhoto(subject: Subject, number: number, pen: SvgWriter): string {
  const rng = createRng(rngState('photo', subject.family, number))
  const takes = takesOf(subject)
  const take = takes[(number + subject.model) % takes.length] ?? onTable
  return picture(pen, `<g transform="rotate(${rng.int(-5, 5)} ${MIDDLE} ${MIDDLE})">${take(subject, rng, pen)}</g>${light(rng, pen)}`)
}
