import { printedFront } from '../label.ts'
import { round } from '../svg-writer.ts'
import { clamp, type DrawPack, FLOOR, MIDDLE, roundShade } from './pack.ts'

/** A filled bag with a pressed seam on top and a fold at its foot. */
export const pouch: DrawPack = (subject, pen) => {
  const { palette } = subject
  const width = clamp(370 * (0.72 + subject.ratio * 0.4), 320, 390)
  const height = clamp(width / clamp(subject.ratio, 0.66, 0.95), 400, 500)
  const left = MIDDLE - width / 2
  const top = FLOOR - height
  const right = MIDDLE + width / 2
  const x = (share: number) => round(left + width * share)
  const y = (share: number) => round(top + height * share)
  const outline = `M${x(0.045)} ${round(top)}H${x(0.955)}L${x(0.965)} ${y(0.08)}C${x(1.015)} ${y(0.3)} ${x(1.02)} ${y(0.66)} ${x(0.985)} ${y(0.955)}Q${x(0.97)} ${y(1)} ${x(0.91)} ${y(1)}C${x(0.66)} ${y(1.02)} ${x(0.34)} ${y(1.02)} ${x(0.09)} ${y(1)}Q${x(0.03)} ${y(1)} ${x(0.015)} ${y(0.955)}C${x(-0.02)} ${y(0.66)} ${x(-0.015)} ${y(0.3)} ${x(0.035)} ${y(0.08)}Z`
  const clip = pen.clip(`<path d="${outline}"/>`)
  const paint = pen.linear('down', [0, palette.base], [1, palette.deep])
  const gleam = pen.radial([0, '#fff', 0.34], [1, '#fff', 0])
  const area = `x="${round(left - 10)}" y="${round(top)}" width="${round(width + 20)}" height="${round(height + 20)}"`
  const teeth = Array.from(
    { length: Math.floor((width * 0.9) / 8) },
    (_, at) => `M${round(left + width * 0.06 + at * 8)} ${round(top + 3)}v27`,
  ).join('')
  const seam = `<path d="M${x(0.03)} ${y(0.075)}Q${MIDDLE} ${y(0.095)} ${x(0.97)} ${y(0.075)}"`
  const fold = `M${x(0.01)} ${y(0.945)}C${x(0.3)} ${y(0.87)} ${x(0.7)} ${y(0.87)} ${x(0.99)} ${y(0.945)}`
  return {
    left,
    right,
    top,
    svg: `<g clip-path="${clip}"><rect ${area} fill="${paint}"/><g transform="translate(${x(0.02)} ${y(0.06)})">${printedFront(subject, { width: round(width * 0.96), height: round(height * 0.94) }, pen)}</g><rect ${area} fill="${roundShade(pen)}"/><rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="33" fill="#000" fill-opacity=".07"/><path d="${teeth}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>${seam} stroke="#000" stroke-opacity=".14" stroke-width="2" fill="none"/><ellipse cx="${x(0.1)}" cy="${y(0.5)}" rx="${round(width * 0.05)}" ry="${round(height * 0.36)}" fill="${gleam}"/><path d="${fold}V${y(1.03)}H${x(0.01)}Z" fill="#000" fill-opacity=".07"/><path d="${fold}" stroke="#fff" stroke-opacity=".2" stroke-width="2" fill="none"/></g>`,
  }
}
