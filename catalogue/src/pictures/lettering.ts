import { KERNING, LETTERS } from './generated/letters.ts'

/** Units per em in the letter table. */
const EM = 1000

interface Line {
  /** Em units from the first letter's start to the last one's end. */
  readonly width: number
  readonly path: string
}

const lines = new Map<string, Line>()

/** One line as a path in em units, with its baseline at 0; unknown letters are left out. */
function lineOf(text: string, spacing: number): Line {
  const key = `${spacing}/${text}`
  const known = lines.get(key)
  if (known) return known
  let x = 0
  let path = ''
  let previous = ''
  for (const character of text) {
    const letter = LETTERS[character]
    if (!letter) continue
    x += previous === '' ? 0 : (KERNING[previous + character] ?? 0) + spacing
    const [advance, contours] = letter
    const at = x
    path += contours.map(([dx, dy, steps]) => `M${at + dx} ${dy}${steps}`).join('')
    x += advance
    previous = character
  }
  const line = { width: x, path }
  lines.set(key, line)
  return line
}

export interface Lettering {
  readonly x: number
  /** Baseline. */
  readonly y: number
  /** Height of an em, in the picture's units. */
  readonly size: number
  readonly fill: string
  /** Between letters, in ems. */
  readonly spacing?: number
}

/** Width a text takes at a size. */
export function textWidth(text: string, size: number, spacing = 0): number {
  return (lineOf(text, Math.round(spacing * EM)).width * size) / EM
}

/** The largest size, at most `size`, that fits the text into `room`. */
export function fitted(text: string, size: number, room: number, spacing = 0): number {
  return Math.min(size, (room / textWidth(text, 1, spacing)) * 0.999)
}

/** A text centred on `x`, drawn as outlines, since pictures can't rely on fonts. */
export function lettering(text: string, { x, y, size, fill, spacing = 0 }: Lettering): string {
  const { width, path } = lineOf(text, Math.round(spacing * EM))
  const scale = size / EM
  return `<path transform="translate(${(x - (width * scale) / 2).toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" fill="${fill}" d="${path}"/>`
}
