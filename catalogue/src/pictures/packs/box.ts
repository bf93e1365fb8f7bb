import { kawung, printedFront } from '../label.ts'
import type { Subject } from '../subject.ts'
import { round, type SvgWriter } from '../svg-writer.ts'
import { clamp, type DrawPack, FLOOR, grooves, MIDDLE, type Pack } from './pack.ts'

/** Depth of the side, and the slants of front and side. */
const DEPTH = 84
const FRONT_LEAN = Math.tan((3 * Math.PI) / 180)
const SIDE_LEAN = Math.tan((20 * Math.PI) / 180)

function standing(subject: Subject, pen: SvgWriter, width: number, height: number): Pack {
  const { palette } = subject
  const left = MIDDLE - (width + DEPTH) / 2
  const edge = left + width
  const drop = FRONT_LEAN * width
  const top = FLOOR - height - drop
  const back = SIDE_LEAN * DEPTH
  const clip = pen.clip(`<rect width="${width}" height="${height}"/>`)
  const paint = pen.linear('down', [0, palette.base], [1, palette.deep])
  const light = pen.linear('across', [0, '#fff', 0.18], [0.5, '#fff', 0], [1, '#000', 0.06])
  const printLines = [48, 40, 46, 30, 44, 24].map((length, at) => `M18 ${round(height * 0.42 + at * 16)}h${length}`).join('')
  const lid = `M${round(left)} ${round(top)}L${round(edge)} ${round(top + drop)}L${round(edge + DEPTH)} ${round(top + drop - back)}L${round(left + DEPTH)} ${round(top - back + 3)}Z`
  const under = pen.linear('down', [0, '#4A2A10', 0.5], [0.35, '#4A2A10', 0.2], [1, '#4A2A10', 0])
  const contact = `<g fill="${under}"><rect transform="translate(${round(left)} ${round(FLOOR - drop)}) skewY(3)" x="-3" y="-3" width="${width + 3}" height="22"/><rect transform="translate(${round(edge)} ${FLOOR}) skewY(-20)" y="-3" width="${DEPTH + 3}" height="22"/></g>`
  return {
    left,
    right: edge + DEPTH,
    top: top - back,
    contact,
    svg: `<g transform="translate(${round(edge)} ${round(top + drop)}) skewY(-20)"><rect width="${DEPTH}" height="${height}" fill="${palette.deep}"/><rect width="${DEPTH}" height="${height}" fill="#000" fill-opacity=".24"/>${kawung(DEPTH / 2, height * 0.2, 20, '#fff', 0.5)}<path d="${printLines}" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/></g><path d="${lid}" fill="${palette.base}"/><path d="${lid}" fill="#fff" fill-opacity=".3"/><g transform="translate(${round(left)} ${round(top)}) skewY(3)"><g clip-path="${clip}"><rect width="${width}" height="${height}" fill="${paint}"/>${printedFront(subject, { width, height }, pen)}<rect width="${width}" height="${height}" fill="${light}"/></g><rect width="${width}" height="${height}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/></g>`,
  }
}

/** A folding box, seen slightly from the right; its front has the real proportions. */
export const box: DrawPack = (subject, pen) => {
  const ratio = clamp(subject.ratio, 0.6, 1.15)
  const height = clamp(Math.round(420 - (ratio - 0.6) * 200), 310, 430)
  return standing(subject, pen, Math.round(clamp(height * ratio, 240, 340)), height)
}

/** A drink carton: a tall box with a screw cap. */
export const carton: DrawPack = (subject, pen) => {
  const pack = standing(subject, pen, 250, 420)
  const { accent } = subject.palette
  const cap = `<g transform="translate(392 200)"><ellipse cy="18" rx="38" ry="11" fill="#000" fill-opacity=".18"/><path d="M-34-26V16A34 9 0 0 0 34 16V-26Z" fill="${accent}"/>${grooves(-30, -20, 62, 40, 7.4)}<ellipse cy="-26" rx="34" ry="9" fill="${accent}"/><ellipse cy="-26" rx="34" ry="9" fill="#fff" fill-opacity=".35"/></g>`
  return { ...pack, top: 165, svg: pack.svg + cap }
}
