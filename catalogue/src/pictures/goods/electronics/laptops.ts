import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const SILVER = '#C6CBD2'

/** A desktop picture: hills at dusk, so that a screen is seen to be on. */
export function desktop(b: Brush, x: number, y: number, w: number, h: number, r = 4): string {
  const sky = b.linear('down', [0, '#23406B'], [0.5, '#6C6FA8'], [0.8, '#F0A27A'], [1, '#F6CE93'])
  const hills = `M${x} ${y + h * 0.78}Q${x + w * 0.25} ${y + h * 0.5} ${x + w * 0.5} ${y + h * 0.74}T${x + w} ${y + h * 0.64}V${y + h}H${x}Z`
  const near = `M${x} ${y + h * 0.92}Q${x + w * 0.3} ${y + h * 0.7} ${x + w * 0.6} ${y + h * 0.9}T${x + w} ${y + h * 0.84}V${y + h}H${x}Z`
  const screen = rect(x, y, w, h, r)
  return b.within(
    screen,
    b.fill(screen, sky) +
      b.glow(x + w * 0.7, y + h * 0.6, h * 0.3, h * 0.3, 0.9) +
      b.fill(hills, '#3E4A78') +
      b.fill(near, '#232C50') +
      b.fill(`M${x} ${y}H${x + w * 0.46}L${x + w * 0.2} ${y + h}H${x}Z`, '#FFFFFF', 0.12),
  )
}

export const dock = (b: Brush, x: number, y: number, size: number) =>
  b.fill(rect(x - size * 3.6, y - size * 0.8, size * 7.2, size * 1.6, size * 0.4), '#FFFFFF', 0.28) +
  ['#E0576E', '#F0B52B', '#4E9A5A', '#3E8FC4', '#8E7CC3']
    .map((colour, at) =>
      b.solid(rect(x - size * 3 + at * size * 1.24, y - size * 0.5, size, size, size * 0.28), colour, 'glaze', size * 0.3),
    )
    .join('')

function keys(b: Brush, x: number, y: number, w: number, rows: number, step: number): string {
  return b.line(
    Array.from({ length: rows }, (_, at) => `M${x - at * 5} ${y + at * step}H${x + w + at * 5}`).join(''),
    '#2B2E35',
    step * 0.62,
    0.9,
    `${step * 0.9} ${step * 0.86}`,
  )
}

interface Laptop {
  readonly shell: string
  readonly width: number
  readonly rubber: boolean
}

function laptop(b: Brush, { shell, width, rubber }: Laptop): string {
  const w = width / 2
  const top = -width * 0.66 - 70
  const base = `M${-w}-78H${w}L${w + 44}-18Q${w + 48}-8 ${w + 36}-8H${-w - 36}Q${-w - 48}-8 ${-w - 44}-18Z`
  return (
    b.solid(rect(-w, top, width, -top - 74, 16), shell, 'brushed', 10) +
    b.solid(rect(-w + 8, top + 8, width - 16, -top - 88, 10), '#16181D', 'screen', 8) +
    desktop(b, -w + 18, top + 20, width - 36, -top - 118, 5) +
    dock(b, 0, -116, width * 0.045) +
    b.fill(oval(0, top + 14, 3, 3), '#5A626E') +
    b.solid(rect(-w + 30, -80, width - 60, 10, 4), '#6E747C', 'bar', 4) +
    b.solid(base, shell, 'brushed', 10) +
    keys(b, -w + 34, -64, width - 68, 4, 11) +
    b.solid(`M${-width * 0.14}-24H${width * 0.14}L${width * 0.15}-11H${-width * 0.15}Z`, mix(shell, '#FFFFFF', 0.25), 'brushed', 4) +
    (rubber ? b.fill(oval(4, -46, 6, 4), '#D9432B') : '') +
    b.solid(
      `M${-w - 46}-16H${w + 46}V-6Q${w + 44} 0 ${w + 30} 0H${-w - 30}Q${-w - 44} 0 ${-w - 46}-6Z`,
      mix(shell, '#000000', 0.18),
      'bar',
      5,
    ) +
    b.fill(rect(-40, -16, 80, 7, 3), '#000000', 0.18)
  )
}

const kawung = (b: Brush, y: number, size: number) =>
  [45, 135, 225, 315]
    .map((turn) =>
      put(
        b.fill(
          `M0-${size * 0.1}C${size * 0.34}-${size * 0.3} ${size * 0.34}-${size * 0.8} 0-${size}C-${size * 0.34}-${size * 0.8}-${size * 0.34}-${size * 0.3} 0-${size * 0.1}Z`,
          '#FFFFFF',
          0.6,
        ),
        0,
        y,
        turn,
      ),
    )
    .join('')

function laptopBack(b: Brush, { shell, width }: Laptop): string {
  const w = width / 2
  const top = -width * 0.66 - 40
  return (
    b.solid(
      `M${-w + 24} ${top}H${w - 24}Q${w - 8} ${top} ${w - 6} ${top + 16}L${w}-30H${-w}L${-w + 6} ${top + 16}Q${-w + 8} ${top} ${-w + 24} ${top}Z`,
      shell,
      'brushed',
      18,
    ) +
    kawung(b, top * 0.56, 40) +
    b.solid(rect(-w * 0.7, -36, w * 1.4, 16, 5), '#4A4F57', 'bar', 5) +
    b.solid(rect(-w, -28, width, 28, 10), mix(shell, '#000000', 0.12), 'bar', 7) +
    b.line(`M${-w * 0.6}-14H${w * 0.6}`, '#000000', 5, 0.3, '14 8')
  )
}

const laptopGoods = (kind: Laptop): Goods => ({
  views: [
    (b) => view(kind.width + 100, kind.width * 0.66 + 70, laptop(b, kind)),
    (b) => view(kind.width + 40, kind.width * 0.66 + 40, laptopBack(b, kind)),
    [-kind.width * 0.3, -90, 2.4],
  ],
})

export const LAPTOP_13 = laptopGoods({ shell: SILVER, width: 460, rubber: false })

export const LAPTOP_14 = laptopGoods({ shell: '#4A505A', width: 500, rubber: true })

interface Phone {
  readonly colour: string
  readonly pro: boolean
}

function phone(b: Brush, { colour, pro }: Phone): string {
  const icons = Array.from({ length: 8 }, (_, at) =>
    b.solid(
      rect(-78 + (at % 4) * 42, -190 + Math.floor(at / 4) * 50, 32, 32, 9),
      ['#E0576E', '#F0B52B', '#4E9A5A', '#3E8FC4', '#8E7CC3', '#F4F1EA', '#2FA6A0', '#F08A3A'][at] ?? '',
      'glaze',
      8,
    ),
  ).join('')
  return (
    b.solid(rect(-110, -440, 220, 440, pro ? 30 : 38), colour, pro ? 'metal' : 'brushed', 8) +
    b.solid(rect(-102, -432, 204, 424, pro ? 24 : 32), '#101216', 'screen', 6) +
    desktop(b, -96, -426, 192, 412, pro ? 20 : 28) +
    icons +
    b.fill(rect(-70, -386, 100, 12, 6), '#FFFFFF', 0.9) +
    b.fill(rect(-70, -362, 64, 8, 4), '#FFFFFF', 0.7) +
    (pro ? b.fill(rect(-26, -418, 52, 15, 8), '#0A0B0E') : b.fill(oval(0, -412, 7, 7), '#0A0B0E')) +
    b.fill(rect(-34, -24, 68, 5, 3), '#FFFFFF', 0.9) +
    b.solid(rect(108, -330, 6, 60, 3), mix(colour, '#000000', 0.3), 'bar', 2)
  )
}

const lens = (b: Brush, x: number, y: number, r: number) =>
  b.solid(oval(x, y, r, r), '#3A3F47', 'brushed', 5) +
  b.solid(oval(x, y, r * 0.74, r * 0.74), '#0E1116', 'glaze', 5) +
  b.fill(oval(x, y, r * 0.36, r * 0.36), '#2A4A78') +
  b.glow(x - r * 0.3, y - r * 0.34, r * 0.24, r * 0.2, 1)

function phoneBack(b: Brush, { colour, pro }: Phone): string {
  const camera = pro
    ? b.solid(rect(-92, -424, 120, 128, 32), mix(colour, '#FFFFFF', 0.12), 'glaze', 8) +
      lens(b, -60, -390, 26) +
      lens(b, -4, -360, 26) +
      lens(b, -60, -330, 26) +
      b.fill(oval(-4, -404, 8, 8), '#FFF1C4')
    : b.solid(rect(-92, -424, 64, 122, 32), mix(colour, '#FFFFFF', 0.12), 'glaze', 8) +
      lens(b, -60, -392, 24) +
      lens(b, -60, -336, 24) +
      b.fill(oval(-12, -392, 8, 8), '#FFF1C4')
  return (
    b.solid(rect(-110, -440, 220, 440, pro ? 30 : 38), mix(colour, '#000000', 0.1), 'brushed', 8) +
    b.solid(rect(-105, -435, 210, 430, pro ? 26 : 34), colour, 'glaze', 22, b.fill('M-110-440H30L-110-120Z', '#FFFFFF', 0.12)) +
    camera +
    put(kawung(b, 0, 24), 0, -200)
  )
}

const phoneGoods = (pro: boolean): Goods => ({
  views: [
    (b, { colour = '#8E7CC3' }) =>
      view(
        420,
        460,
        b.foot(-80, -16, 100) +
          put(phoneBack(b, { colour, pro }), -84, -16, -4, 0.96) +
          b.foot(84, 6, 110) +
          put(phone(b, { colour, pro }), 84, 6, 3),
        true,
      ),
    (b, { colour = '#8E7CC3' }) => view(240, 445, phoneBack(b, { colour, pro })),
    [-130, -370, 2.4],
  ],
})

export const PHONE = phoneGoods(false)

export const PHONE_PRO = phoneGoods(true)
