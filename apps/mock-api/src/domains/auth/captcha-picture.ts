import type { Rng } from '@nusaria/catalogue/lib/rng'
import { LIMITS } from '@nusaria/contracts/limits'
import glyphs from './captcha-glyphs.json' with { type: 'json' }

/**
 * Letters and digits drawn as strokes, in a box 10 wide and 14 high: the picture contains lines, never text. `;` separates strokes, points
 * are `x,y`. Characters that people confuse (0 O Q, 1 I L, 5 S, 8 B, 2 Z, U V) are left out.
 */
export const GLYPHS: Readonly<Record<string, string>> = glyphs

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
