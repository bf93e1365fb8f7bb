import type { Subject } from '../subject.ts'
import { drawingSize, round, type SvgWriter } from '../svg-writer.ts'
import { type DrawPack, FLOOR, MIDDLE } from './pack.ts'

const SIZE = 410

/** The product itself, as large as a pack, standing on its lowest point. */
export const plain: DrawPack = (subject, pen) => {
  const { width, height } = drawingSize(subject.art, SIZE)
  return {
    left: MIDDLE - width * 0.42,
    right: MIDDLE + width * 0.42,
    top: FLOOR - height,
    svg: pen.drawing(subject.art, MIDDLE, FLOOR - height / 2 + 4, SIZE),
  }
}

/** Positions and rotations of three pieces, the front one lower. */
const places = [
  [-96, -46, -9],
  [100, -38, 12],
  [4, 10, 2],
] as const

/** A few pieces heaped together: fruit, vegetables, eggs. */
export const group: DrawPack = (subject, pen) => {
  const size = 250
  const { width, height } = drawingSize(subject.art, size)
  const reach = width / 2 + 100
  return {
    left: MIDDLE - reach,
    right: MIDDLE + reach,
    top: FLOOR - height - 60,
    svg: places.map(([x, y, turn]) => footed(subject, pen, MIDDLE + x, FLOOR + y, size, turn)).join(''),
  }
}

function footed(subject: Subject, pen: SvgWriter, x: number, floor: number, size: number, turn: number): string {
  const { width, height } = drawingSize(subject.art, size)
  const shade = pen.radial([0, '#4A2A10', 0.34], [0.6, '#4A2A10', 0.16], [1, '#4A2A10', 0])
  const shadow = `<ellipse cx="${round(x + 6)}" cy="${round(floor - 2)}" rx="${round(width * 0.46)}" ry="${round(size * 0.07)}" fill="${shade}"/>`
  return shadow + pen.drawing(subject.art, x, floor - height / 2, size, turn)
}
