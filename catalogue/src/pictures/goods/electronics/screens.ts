import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'
import { desktop, dock } from './laptops.ts'

interface Screen {
  readonly width: number
  readonly stand: 'foot' | 'legs'
  readonly pattern: 'desktop' | 'film'
}

export function monitor(b: Brush, { width, stand, pattern }: Screen): string {
  const w = width / 2
  const h = width * 0.57
  const base = stand === 'foot' ? -110 : -46
  const support =
    stand === 'foot'
      ? b.solid(rect(-30, -130, 60, 126, 6), '#5A626E', 'upright', 10) +
        b.solid('M-130-8C-130-30 130-30 130-8Q130 2 110 2H-110Q-130 2-130-8Z', '#6E7680', 'brushed', 8)
      : [-1, 1]
          .map((side) =>
            put(
              b.solid(`M${w * 0.6}-60L${w * 0.74} 0H${w * 0.68}L${w * 0.52}-60Z`, '#3A3F47', 'brushed', 6) +
                b.solid(`M${w * 0.56}-60L${w * 0.46} 0H${w * 0.52}L${w * 0.64}-60Z`, '#2E3238', 'brushed', 6),
              0,
              0,
              0,
              1,
              side < 0,
            ),
          )
          .join('')
  const image =
    pattern === 'desktop'
      ? desktop(b, -w + 10, base - h + 10, width - 20, h - 34) + dock(b, 0, base - 54, width * 0.034)
      : desktop(b, -w + 7, base - h + 7, width - 14, h - 20) +
        b.fill('M-24-28L34 0L-24 28Z', '#FFFFFF', 0.9).replace('<path', `<path transform="translate(0 ${base - h / 2})"`) +
        b.fill(rect(-w + 40, base - 44, width - 80, 6, 3), '#FFFFFF', 0.4) +
        b.fill(rect(-w + 40, base - 44, width * 0.3, 6, 3), '#F0B52B')
  return (
    support +
    b.solid(rect(-w, base - h, width, h, 10), '#1B1E23', 'screen', 8) +
    image +
    b.fill(oval(w - 26, base - 12, 4, 4), pattern === 'desktop' ? '#3FE0A0' : '#E0453A')
  )
}

const monitorBack = (b: Brush, { width, stand }: Screen) => {
  const w = width / 2
  const h = width * 0.57
  const base = stand === 'foot' ? -110 : -46
  const vents = b.line(
    Array.from({ length: 8 }, (_, at) => `M${-w * 0.4} ${base - h * 0.9 + at * 12}h${w * 0.8}`).join(''),
    '#000000',
    4,
    0.35,
  )
  const support =
    stand === 'foot'
      ? b.solid('M-130-8C-130-30 130-30 130-8Q130 2 110 2H-110Q-130 2-130-8Z', '#6E7680', 'brushed', 8)
      : [-1, 1]
          .map((side) =>
            put(b.solid(`M${w * 0.6}-60L${w * 0.74} 0H${w * 0.66}L${w * 0.5}-60Z`, '#3A3F47', 'brushed', 6), 0, 0, 0, 1, side < 0),
          )
          .join('')
  return (
    support +
    b.solid(rect(-w, base - h, width, h, 12), '#3A3F47', 'plastic', 20, vents) +
    b.solid(rect(-w * 0.5, base - h * 0.6, w, h * 0.5, 14), '#2E3238', 'plastic', 12) +
    (stand === 'foot' ? b.solid(rect(-36, base - h * 0.46, 72, h * 0.46 + 104, 10), '#5A626E', 'upright', 12) : '') +
    [0, 1, 2, 3].map((at) => b.fill(rect(-w * 0.4 + at * 40, base - h * 0.2, 26, 12, 3), '#0E1116')).join('')
  )
}

export const screenGoods = (kind: Screen): Goods => ({
  views: [
    (b) => view(kind.width, kind.width * 0.57 + 110, monitor(b, kind)),
    (b) => view(kind.width, kind.width * 0.57 + 110, monitorBack(b, kind)),
    [kind.width * 0.2, -160, 2],
  ],
})

export const MONITOR = screenGoods({ width: 500, stand: 'foot', pattern: 'desktop' })

export const TV_HD = screenGoods({ width: 480, stand: 'legs', pattern: 'film' })

export const TV_4K = screenGoods({ width: 620, stand: 'legs', pattern: 'film' })

function printer(b: Brush, open: boolean): string {
  const inks = ['#2B2B30', '#2FA6D6', '#D9439A', '#F4D23A']
    .map((colour, at) => b.solid(rect(112 + at * 32, -118, 26, 84, 5), colour, 'glaze', 7))
    .join('')
  return (
    b.solid('M-140-230L-120-380H120L140-230Z', '#FBFAF5', 'paper', 12) +
    b.solid('M-160-230L-150-300H150L160-230Z', '#3A3F47', 'plastic', 10) +
    (open ? put(b.solid(rect(-250, -30, 500, 40, 12), '#4A505A', 'plastic', 12), 0, -300, -8) : '') +
    b.solid('M-250-210Q-250-236-224-236H224Q250-236 250-210V-20Q250 0 230 0H-230Q-250 0-250-20Z', '#3A3F47', 'plastic', 24) +
    b.solid(
      rect(-230, -226, 300, 50, 12),
      '#4A505A',
      'plastic',
      10,
      b.fill(rect(-200, -212, 76, 24, 4), '#8FD6E6') +
        b.fill(oval(-90, -200, 9, 9), '#3FE0A0') +
        b.fill(oval(-60, -200, 9, 9), '#9AA2AC') +
        b.fill(oval(-30, -200, 9, 9), '#9AA2AC'),
    ) +
    b.solid(rect(-210, -110, 290, 44, 8), '#16181D', 'screen', 10) +
    b.solid(
      'M-180-84H50L84 14H-214Z',
      '#FDFCF8',
      'paper',
      8,
      b.fill('M-150-60H20L34-20H-164Z', '#6E93A0') + b.fill('M-160-24L-100-56L-60-24Z', '#4E7A5A'),
    ) +
    b.solid(rect(100, -130, 142, 110, 10), '#C9D4DA', 'glaze', 8) +
    inks
  )
}

export const PRINTER: Goods = {
  views: [(b) => view(510, 385, printer(b, false)), (b) => view(510, 385, printer(b, true)), [170, -90, 2.3]],
}
