import { LIMITS } from '@nusaria/contracts/limits'
import type { Rng } from '../../lib/rng.ts'

/**
 * Letters and digits drawn as strokes, in a box 10 wide and 14 high: the picture contains lines, never text. `;` separates strokes, points
 * are `x,y`. Characters that people confuse (0 O Q, 1 I L, 5 S, 8 B, 2 Z, U V) are left out.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  A: '0,14 2.5,7 5,0 7.5,7 10,14;1.8,9.5 5,9.3 8.2,9.5',
  C: '9.5,3 7,0.3 3.5,0.5 0.8,4 0.5,9 3,13.4 7,13.7 9.7,11',
  D: '0.5,0 0.5,7 0.5,14;0.5,0 5,0.2 9,3 9.6,7 9,11 5,13.8 0.5,14',
  E: '9,0 4.5,0 0.5,0 0.5,7 0.5,14 4.5,14 9.3,14;0.5,7 4,6.8 7.5,7',
  F: '9.3,0 4.5,0 0.5,0 0.5,7 0.5,14;0.5,6.8 4,6.6 7.8,6.8',
  H: '0.5,0 0.5,7 0.5,14;9.5,0 9.5,7 9.5,14;0.5,7 5,6.8 9.5,7',
  J: '3,0 6,0 8.5,0 8.5,5 8.4,10 6.5,13.6 3,13.6 0.8,10.5',
  K: '0.5,0 0.5,7 0.5,14;9.2,0 5,4.5 0.8,8.4;3.6,5.9 6.5,9.6 9.8,14',
  M: '0,14 0.6,7 1.2,0 3,5 5,10 7,5 8.8,0 9.4,7 10,14',
  N: '0.5,14 0.5,7 0.5,0 5,7 9.5,14 9.5,7 9.5,0',
  P: '0.5,14 0.5,7 0.5,0 5,0 8.8,1.2 9.5,4 8.6,6.8 5,8 0.5,8',
  R: '0.5,14 0.5,7 0.5,0 5,0 8.6,1.2 9.2,3.8 8.4,6.4 5,7.5 0.5,7.5;4.6,7.5 7,10.6 9.6,14',
  T: '0,0 5,0 10,0;5,0 5,7 5,14',
  V: '0,0 2.5,7 5,14 7.5,7 10,0',
  W: '0,0 1.2,7 2.4,14 3.8,8.5 5,3.5 6.2,8.5 7.6,14 8.8,7 10,0',
  X: '0.3,0 5,7 9.7,14;9.7,0 5,7 0.3,14',
  Y: '0.2,0 2.6,3.6 5,7 7.4,3.6 9.8,0;5,7 5,10.5 5,14',
  3: '0.8,1.8 3.6,0 7.4,0.4 8.8,3.3 7.2,6.2 4,6.8;4,6.8 8,7.4 9.6,10.4 7.4,13.6 3.6,14 0.4,12',
  4: '7.4,14 7.4,7 7.4,0 3.6,5 0.2,9.8 5,9.8 10,9.8',
  6: '8.4,0.4 4.4,3 1.2,7 0.6,10.6 2.8,13.7 6.8,13.7 9.2,10.8 8,7.6 4.6,6.7 1.2,8.8',
  7: '0.3,0 5,0 9.8,0 6.8,7 3.8,14',
  9: '1.6,13.6 5.6,11 8.8,7 9.4,3.4 7.2,0.3 3.2,0.3 0.8,3.2 2,6.4 5.4,7.3 8.8,5.2',
}

export const GLYPH_WIDTH = 10
export const GLYPH_HEIGHT = 14

export type Point = readonly [x: number, y: number]

/** The strokes of a character, each a list of points. */
export function strokesOf(character: string): Point[][] {
  const strokes = GLYPHS[character]?.split(';') ?? []
  return strokes.map((stroke) => stroke.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]))
}

const WIDTH = 200
const HEIGHT = 64
const PAPER = '#F4EDE4'
/** Dark enough for the same contrast as the page's text. */
const INKS = ['#2C4C7E', '#A62A18', '#25703F', '#7D4E00', '#1F1B16'] as const
const CHARACTERS = Object.keys(GLYPHS)

/** Random characters for a picture: capitals and digits that people don't confuse. */
export function randomAnswer(rng: Rng): string {
  return Array.from({ length: LIMITS.captchaLength }, () => rng.pick(CHARACTERS)).join('')
}

const between = (rng: Rng, min: number, max: number) => min + rng.next() * (max - min)
const short = (value: number) => String(Math.round(value * 10) / 10)

/** A smooth line through the points: quadratic curves between the middles of its legs. */
function curve(points: readonly Point[]): string {
  const at = ([x, y]: Point) => `${short(x)} ${short(y)}`
  const parts = points.slice(1).map((point, i) => {
    const after = points[i + 2]
    return after ? `Q${at(point)} ${at([(point[0] + after[0]) / 2, (point[1] + after[1]) / 2])}` : `L${at(point)}`
  })
  return points[0] ? `M${at(points[0])}${parts.join('')}` : ''
}

/** A character's strokes, rotated, slanted, scaled and placed at random, then bent by the picture's wave. */
function placeGlyph(rng: Rng, character: string, centre: Point, bend: (point: Point) => Point): Point[][] {
  const turn = between(rng, -0.26, 0.26)
  const slant = between(rng, -0.2, 0.2)
  const size = between(rng, 1.9, 2.25)
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return strokesOf(character).map((stroke) =>
    stroke.map(([px, py]) => {
      const y = (py - GLYPH_HEIGHT / 2) * size
      const x = (px - GLYPH_WIDTH / 2) * size + y * slant
      return bend([centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos])
    }),
  )
}

const path = (d: string, ink: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

/** Thin lines across the whole picture. */
function noiseLine(rng: Rng): string {
  const points = Array.from({ length: 6 }, (_, i): Point => [(i * WIDTH) / 5, between(rng, 8, HEIGHT - 8)])
  return path(curve(points), rng.pick(INKS), between(rng, 0.8, 1.2), ' opacity=".55"')
}

function noiseDot(rng: Rng): string {
  const [x, y, r] = [between(rng, 2, WIDTH - 2), between(rng, 2, HEIGHT - 2), between(rng, 0.6, 1.5)]
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${rng.pick(INKS)}" opacity=".5"/>`
}

/** The picture of an answer as SVG, 200 × 64: strokes and noise. It contains no characters as text. */
export function captchaPicture(answer: string, rng: Rng): string {
  const [phase, height, length] = [between(rng, 0, 6.3), between(rng, 1.5, 3), between(rng, 22, 34)]
  const bend = ([x, y]: Point): Point => [x + Math.sin(y / 13 + phase), y + height * Math.sin(x / length + phase)]
  const step = (WIDTH - 20) / answer.length
  const letters = [...answer].map((character, i) => {
    const centre: Point = [10 + step * (i + 0.5) + between(rng, -2, 2), HEIGHT / 2 + between(rng, -5, 5)]
    const d = placeGlyph(rng, character, centre, bend).map(curve).join('')
    return path(d, rng.pick(INKS), between(rng, 3.2, 4))
  })
  const noise = [...Array.from({ length: 3 }, () => noiseLine(rng)), ...Array.from({ length: 34 }, () => noiseDot(rng))]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${noise.join('')}${letters.join('')}</svg>`
}
