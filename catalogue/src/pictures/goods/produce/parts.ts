import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'

/** A pointed leaf from 0, 0 to the right. */
export function leaf(b: Brush, length: number, colour = '#4E9A3B'): string {
  const width = length * 0.26
  const path = `M0 0C${length * 0.25} ${-width * 1.5} ${length * 0.7} ${-width * 1.3} ${length} 0C${length * 0.7} ${width} ${length * 0.25} ${width}  0 0Z`
  const vein = `M${length * 0.06} 0Q${length * 0.5} ${-width * 0.3} ${length * 0.94} 0`
  return b.solid(path, colour, 'skin', length * 0.12) + b.line(vein, mix(colour, '#FFFFFF', 0.45), Math.max(1.5, length * 0.02), 0.8)
}

export function stalk(b: Brush, path: string, width = 11, colour = '#7A5230'): string {
  return b.rod(path, colour, width, 'wood')
}

/** Small dots over a body: rows of round dashes. */
export function pores(b: Brush, y: number, width: number, height: number, colour: string, opacity = 0.3, gap = 17): string {
  const rows = Array.from({ length: Math.floor(height / 15) }, (_, at) => {
    const up = y - height / 2 + at * 15
    return `M${-width / 2 + (at % 2) * 8} ${up}q${width / 2} ${(up - y) * 0.18 + 6} ${width} 0`
  })
  return b.line(rows.join(''), colour, 3, opacity, `0 ${gap}`)
}

/** The window's reflex on something round. */
export function shine(b: Brush, x: number, y: number, size: number, opacity = 0.75): string {
  return b.glow(x, y, size, size * 0.62, opacity, -38)
}

/** The flesh of a cut fruit, with its rim. */
export function cutFace(b: Brush, rx: number, ry: number, rind: string, pith: string, flesh: string, thick = 10): string {
  return (
    b.solid(oval(0, -ry, rx, ry), rind, 'skin', 10) +
    b.fill(oval(0, -ry, rx - thick * 0.5, ry - thick * 0.5), pith) +
    b.solid(oval(0, -ry, rx - thick, ry - thick), flesh, 'skin', 14)
  )
}

/** Pieces on the floor, from back to front: x, y, turn, scale. */
export function heap(b: Brush, piece: string, places: readonly (readonly [number, number, number, number?])[], reach: number): string {
  const one = b.again(piece)
  return places.map(([x, y, turn, scale = 1]) => b.foot(x, y - 3, reach * scale) + put(one, x, y, turn, scale)).join('')
}
