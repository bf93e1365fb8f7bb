import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, type Traits, view } from '../goods.ts'
import { cutFace, shine, stalk } from './parts.ts'

const STRIPE =
  'M0-340C-10-320-20-300-14-270C-24-240-8-220-18-190C-8-160-22-140-12-110C-20-80-6-50-10-20C4-40 16-60 12-90C20-120 6-150 16-180C8-210 24-230 14-262C22-290 8-320 0-340Z'

function watermelon(b: Brush): string {
  const stripes = [-150, -104, -52, 0, 52, 104, 150]
    .map((x) => put(b.fill(STRIPE, '#1E5A2B', 0.85), x * 0.95, 0, 0, Math.cos(x / 170) * 0.9 + 0.1))
    .join('')
  return (
    b.solid(oval(0, -160, 178, 160), '#5FA04A', 'skin', 46, stripes) +
    shine(b, -72, -232, 56, 0.65) +
    stalk(b, 'M0-318C2-338 14-344 26-350', 14, '#7A8A3C')
  )
}

/** The raised net on a melon's skin. */
function netting(b: Brush): string {
  const paths = Array.from({ length: 13 }, (_, at) => {
    const x = (at - 6) * 46
    return `M${x - 90}-330q${60 - x * 0.1} 60 74 120t60 110 50 110M${x + 90}-330q${-60 - x * 0.1} 60-74 120t-60 110-50 110`
  }).join('')
  return put(b.line(paths, '#5A4A1C', 4, 0.16), 3, 3) + b.line(paths, '#FFF6DC', 3.4, 0.5)
}

/** A round melon with a net on its skin. */
function melon(b: Brush, colour: string): string {
  return (
    b.solid(oval(0, -158, 168, 158), colour, 'skin', 46, netting(b)) +
    shine(b, -66, -226, 54, 0.6) +
    stalk(b, 'M0-312v-20h-28M0-330h26', 13, '#8A8A4A')
  )
}

function wedge(b: Brush, rind: string, pith: string, flesh: string, seeds: boolean): string {
  const dots = seeds
    ? [
        [-84, -82],
        [-42, -66],
        [0, -60],
        [44, -66],
        [86, -84],
        [-56, -110],
        [-6, -100],
        [50, -108],
      ]
        .map(([x = 0, y = 0]) => put(b.solid('M0-9C-7-2-5 7 0 8C5 7 7-2 0-9Z', '#2A1712', 'glaze', 3), x, y))
        .join('')
    : ''
  return (
    b.solid('M-176-150C-160-56-90 0 0 0C90 0 160-56 176-150Z', rind, 'skin', 12) +
    b.fill('M-162-150C-146-66-84-16 0-16C84-16 146-66 162-150Z', pith) +
    b.solid(
      'M-150-150C-134-76-78-28 0-28C78-28 134-76 150-150Z',
      flesh,
      'skin',
      18,
      b.soft('M-100-150q30 60 60 90M20-150q0 60 20 110', '#FFFFFF', 8, 0.14) + dots,
    )
  )
}

function melonGoods(
  whole: (b: Brush, colour: string) => string,
  own: string,
  rind: string,
  pith: string,
  flesh: string,
  seeds = false,
): Goods {
  const colourOf = ({ colour = own }: Traits) => colour
  return {
    views: [
      (b, traits) => view(350, 330, whole(b, colourOf(traits))),
      (b, traits) =>
        view(
          520,
          320,
          b.foot(-70, -30, 140) +
            put(whole(b, colourOf(traits)), -70, -30, 0, 0.82) +
            b.foot(90, 8, 120) +
            put(
              cutFace(b, 130, 124, rind, pith, flesh, 18) +
                (seeds
                  ? [0, 45, 90, 135, 180, 225, 270, 315]
                      .map((turn) => put(put(b.solid('M0-9C-7-2-5 7 0 8C5 7 7-2 0-9Z', '#2A1712', 'glaze', 3), 0, 66), 0, -124, turn))
                      .join('')
                  : b.solid(
                      oval(0, -124, 44, 40),
                      mix(flesh, '#B96A12', 0.35),
                      'skin',
                      12,
                      b.line('M-24-130l30 4M-10-112l30-6M-6-142l20 6M-20-116l8 12', '#FFF0C0', 7, 0.9),
                    )),
              100,
              12,
              6,
            ),
          true,
        ),
      (b) =>
        view(
          480,
          250,
          b.foot(-90, -30, 110) +
            put(wedge(b, rind, pith, flesh, seeds), -84, -34, -8, 0.92) +
            b.foot(90, 8, 120) +
            put(wedge(b, rind, pith, flesh, seeds), 80, 10, 10, 1),
          true,
        ),
    ],
  }
}

export const WATERMELON_GOODS = melonGoods(watermelon, '#5FA04A', '#2F7A38', '#F3F6D6', '#E2394A', true)

export const MELON_GOODS = melonGoods(melon, '#E7C94F', '#D9B83C', '#F6F2C0', '#F0F1B4')

export const CANTALOUPE_GOODS = melonGoods(melon, '#C7A96C', '#B08F55', '#DDE3A4', '#F6A04D')
