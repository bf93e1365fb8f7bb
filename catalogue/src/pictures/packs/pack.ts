import type { Subject } from '../subject.ts'
import type { SvgWriter } from '../svg-writer.ts'

/** A drawn pack: it stands on y = FLOOR around x = MIDDLE. */
export interface Pack {
  readonly svg: string
  /** Its extent on the floor. */
  readonly left: number
  readonly right: number
  readonly top: number
  /** The dark line where it touches the floor, when that isn't horizontal. */
  readonly contact?: string
}

export type DrawPack = (subject: Subject, pen: SvgWriter) => Pack

export const FLOOR = 650
export const MIDDLE = 400

/** Light on something round: a bright edge on the left, darker to the sides. */
export function roundShade(pen: SvgWriter): string {
  return pen.linear(
    'across',
    [0, '#000', 0.22],
    [0.07, '#000', 0.05],
    // Dark letters lie below it.
    [0.16, '#fff', 0.22],
    [0.3, '#fff', 0],
    [0.7, '#000', 0],
    [0.9, '#000', 0.13],
    [0.96, '#fff', 0.1],
    [1, '#000', 0.24],
  )
}

/** Upright grooves, as on a cap: one path. */
export function grooves(x: number, y: number, width: number, height: number, step: number): string {
  const count = Math.floor(width / step)
  const marks = Array.from({ length: count }, (_, at) => `M${Math.round((x + at * step) * 10) / 10} ${y}v${height}`).join('')
  return `<path d="${marks}" stroke="#000" stroke-opacity=".1" stroke-width="2"/>`
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
