import { type Brush, oval, rect } from '../brush.ts'

/** A woven basket with what lies in it; `goods` stand on y = -150. */
export function basket(b: Brush, goods: string): string {
  const body = 'M-205-168Q-200-126 0-126Q200-126 205-168C200-90 185-30 165-8Q0 26-165-8C-185-30-200-90-205-168Z'
  const rows = [-140, -110, -80, -50, -22].map((y) => `M-210 ${y}Q0 ${y + 34} 210 ${y}`).join('')
  const weave =
    b.line(rows, '#6B4318', 26, 0.22, '20 20') +
    b.line(rows.replaceAll('M-210', 'M-190'), '#FFE7B8', 24, 0.3, '20 20') +
    b.line(rows, '#5A3712', 2, 0.4)
  const inside = b.solid(oval(0, -170, 205, 44), '#6F4720', 'wood', 30)
  const rim =
    b.rod('M-205-170Q-200-128 0-126Q200-128 205-170', '#B98344', 24, 'wood') +
    b.line('M-205-170Q-200-128 0-126Q200-128 205-170', '#5A3712', 22, 0.22, '3 13')
  return inside + goods + b.solid(body, '#C08A4B', 'wood', 26, weave) + rim
}

/** A slatted crate of light wood; `goods` stand on y = -120. */
export function crate(b: Brush, goods: string): string {
  const slat = (y: number) =>
    b.solid(
      rect(-225, y, 450, 52, 4),
      '#D9B27C',
      'wood',
      10,
      b.line(`M-215 ${y + 16}q120 7 260-2t170 4M-200 ${y + 34}q160-8 400 3`, '#8F6331', 2.4, 0.35),
    )
  const post = (x: number) =>
    b.solid(rect(x, -158, 30, 160, 3), '#C69A62', 'wood', 10) +
    b.fill(oval(x + 15, -128, 4), '#5E4322', 0.7) +
    b.fill(oval(x + 15, -28, 4), '#5E4322', 0.7)
  const back = b.solid(rect(-208, -188, 416, 60, 4), '#9C7442', 'wood', 12)
  return back + goods + slat(-132) + slat(-64) + post(-228) + post(198)
}

/** A glazed bowl; `goods` stand on y = -120. */
export function bowl(b: Brush, goods: string, colour = '#F3EEE4'): string {
  const body = 'M-200-150Q-196-112 0-110Q196-112 200-150C196-70 140-8 80-4H-80C-140-8-196-70-200-150Z'
  return `${b.solid(oval(0, -150, 200, 40), '#C9BFAF', 'glaze', 26)}${goods}${b.solid(body, colour, 'glaze', 24, b.line('M-196-118Q0-76 196-118', '#3E6FA3', 7, 0.7) + b.glow(-120, -80, 46, 22, 0.7, 40))}${b.rod('M-200-150Q-196-112 0-110Q196-112 200-150', '#FFFFFF', 9, 'glaze')}`
}
