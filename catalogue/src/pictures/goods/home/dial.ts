import { type Brush, oval, put, rect } from '../brush.ts'

const numerals = (b: Brush, y: number, r: number, colour: string) =>
  Array.from({ length: 12 }, (_, at) => put(b.fill(rect(-3, -r, 6, at % 3 === 0 ? r * 0.18 : r * 0.1, 2), colour), 0, y, at * 30)).join('')

export function dial(b: Brush, y: number, r: number, face = '#FBF6EA', ink = '#3A2A1E'): string {
  return (
    b.solid(oval(0, y, r, r), face, 'paper', r * 0.14) +
    numerals(b, y, r * 0.9, ink) +
    put(b.fill(rect(-5, -r * 0.5, 10, r * 0.56, 4), ink), 0, y, -58) +
    put(b.fill(rect(-3.5, -r * 0.74, 7, r * 0.82, 3), ink), 0, y, 62) +
    b.solid(oval(0, y, r * 0.07, r * 0.07), '#C9963A', 'metal', 3) +
    b.fill(
      `M${-r * 0.8} ${y - r * 0.3}A${r * 0.85} ${r * 0.85} 0 0 1 ${r * 0.1} ${y - r * 0.84}L${-r * 0.2} ${y - r * 0.1}Z`,
      '#FFFFFF',
      0.28,
    )
  )
}
