import { compose } from './compose.ts'
import { getDrawing } from './drawings.ts'
import { FLOOR, MIDDLE, type Pack } from './packs/pack.ts'
import { WALLS, type WallName } from './palettes.ts'
import { round, type SvgWriter } from './svg-writer.ts'

/** Side of a picture. */
export const SIDE = 800
/** The y position of the floor in the picture: 87 % from the top. */
export const FLOOR_Y = 694

/** The background: a room in the colour of a wall, a glow behind the product, light from a window. */
export function backdrop(room: string, wall: WallName, pen: SvgWriter): string {
  const [, , middle] = WALLS[wall]
  const glow = pen.radial([0, '#fff', 0.75], [1, '#fff', 0])
  const beam = pen.linear('down', [0, '#fff', 0], [0.5, '#fff', 0.38], [1, '#fff', 0])
  const window = `<g transform="rotate(-37 0 300)" fill="${beam}"><rect x="-300" y="90" width="900" height="130"/><rect x="-300" y="262" width="1000" height="160"/></g>`
  return `${compose(getDrawing(`rooms/${room}`), pen, middle)}<circle cx="370" cy="336" r="416" fill="${glow}"/>${window}`
}

/** The shadow under a pack: wide and faint, narrow and dark. */
export function shadow(pack: Pack, pen: SvgWriter): string {
  const middle = (pack.left + pack.right) / 2
  const width = pack.right - pack.left
  const ambient = pen.radial([0, '#6B3F1B', 0.34], [0.55, '#6B3F1B', 0.17], [1, '#6B3F1B', 0])
  const contact = pen.radial([0, '#4A2A10', 0.55], [0.7, '#4A2A10', 0.4], [1, '#4A2A10', 0])
  const wide = `<ellipse cx="${round(middle + 26)}" cy="${FLOOR + 2}" rx="${round(width * 0.86)}" ry="62" fill="${ambient}"/>`
  if (pack.contact !== undefined) return wide + pack.contact
  return `${wide}<ellipse cx="${round(middle)}" cy="${FLOOR + 1}" rx="${round(width * 0.54)}" ry="15" fill="${contact}"/>`
}

/** The shadow on the floor of something small. */
export function floorShade(x: number, y: number, width: number, pen: SvgWriter): string {
  const shade = pen.once('floor', () => pen.radial([0, '#4A2A10', 0.36], [0.6, '#4A2A10', 0.16], [1, '#4A2A10', 0]))
  return `<ellipse cx="${round(x + 6)}" cy="${round(y - 2)}" rx="${round(width * 0.56)}" ry="${round(width * 0.07 + 6)}" fill="${shade}"/>`
}

/** Maximum enlargement: small things stay small. */
const LARGEST = 1.32

/** The enlargement that fills the picture: by height for tall packs, by width for wide ones. */
export function fill(pack: Pack, height: number, width: number, largest = LARGEST): number {
  return round(100 * Math.min(height / (FLOOR - pack.top), width / (pack.right - pack.left), largest)) / 100
}

/** Moves a pack to the picture's floor and enlarges it. */
export function placeOnFloor(body: string, scale: number): string {
  return `<g transform="translate(${MIDDLE} ${FLOOR_Y}) scale(${scale}) translate(${-MIDDLE} ${-FLOOR})">${body}</g>`
}

export function picture(pen: SvgWriter, body: string, box = `0 0 ${SIDE} ${SIDE}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${pen.definitions()}${body}</svg>`
}
