import { createRng, type Rng, rngState } from '../lib/rng.ts'
import { drawArt } from './label-art.ts'
import { PACKS } from './packs/index.ts'
import { FLOOR, MIDDLE, type Pack } from './packs/pack.ts'
import { picture, SIDE, shadow } from './scene.ts'
import type { Subject } from './subject.ts'
import { round, type SvgWriter } from './svg-writer.ts'

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

/** The product as it stands on the table, and what else is there. */
function goods(subject: Subject, rng: Rng, edge: number, pen: SvgWriter): string {
  const pack: Pack = PACKS[subject.pack](subject, pen)
  const one = pen.define((id) => `<g id="${id}">${shadow(pack, pen)}${pack.svg}</g>`)
  const fill = Math.min(480 / (FLOOR - pack.top), 440 / (pack.right - pack.left), 1.25)
  const place = (x: number, y: number, scale: number, turn: number) =>
    `<use href="#${one}" transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(scale * 100) / 100}) translate(${-MIDDLE} ${-FLOOR})"/>`
  const x = rng.int(320, 480)
  const y = edge + rng.int(60, 150)
  const main = place(x, y, fill * (0.78 + rng.next() * 0.27), rng.int(-7, 7))
  const side = rng.next() < 0.5 ? -1 : 1
  const company = rng.int(0, 3)
  if (company === 1) return place(x + side * 210, y - 46, fill * 0.72, rng.int(-9, 9)) + main
  if (company === 2) return parcel(x + side * 190, y - 50) + main
  const [first] = subject.props
  return company === 3 && first ? main + drawArt(first, x + side * 170, y + 30, 130, pen, rng.int(-30, 30)) : main
}

/** The light of a phone's camera at home: warm, cold or dim, and darker in the corners. */
function light(rng: Rng, pen: SvgWriter): string {
  const [tone, strength] = rng.pick([
    ['#FF9C3A', 0.14],
    ['#5C86C9', 0.13],
    ['#1A1208', 0.16],
    ['#FFFFFF', 0.1],
  ] as const)
  const corners = pen.radial([0, '#000', 0], [0.72, '#000', 0.04], [1, '#000', 0.34])
  return `<rect width="${SIDE}" height="${SIDE}" fill="${tone}" fill-opacity="${strength}"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="580" fill="${corners}"/>`
}

/** A photo that a shopper took at home. The same number gives the same photo. */
export function shopperPhoto(subject: Subject, number: number, pen: SvgWriter): string {
  const rng = createRng(rngState('photo', subject.family, number))
  const edge = rng.int(470, 600)
  const scene = room(rng, edge, pen) + goods(subject, rng, edge, pen)
  return picture(pen, `<g transform="rotate(${rng.int(-5, 5)} ${MIDDLE} ${MIDDLE})">${scene}</g>${light(rng, pen)}`)
}
