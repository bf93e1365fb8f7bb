import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'

const butter = (b: Brush) =>
  b.solid('M-150 60L-110 20H150L120 72Z', '#F1EEE8', 'glaze', 12) +
  b.solid('M-150 60H120V78H-150Z', '#D9D4CB', 'glaze', 8) +
  b.solid('M-104-30L-56-70H126L88-30Z', '#FFE9A0', 'skin', 10) +
  b.solid('M88-30L126-70V10L88 48Z', '#E0AC34', 'skin', 10) +
  b.solid(rect(-104, -30, 192, 78, 6), '#F8CF5C', 'skin', 18) +
  b.solid('M40-80L78-70L40 48L-2 48L-2-30L40-70Z', '#F6F3EC', 'paper', 10, b.fill('M-2-4H40V22H-2Z', '#2F7D8A', 0.85)) +
  b.glow(-60, -4, 30, 12, 0.7)

const cheese = (b: Brush, colour = '#F5BE3C') => {
  const hole = (x: number, y: number, rx: number, ry = rx) => b.solid(oval(x, y, rx, ry), mix(colour, '#8A4E00', 0.45), 'skin', 6)
  return (
    b.solid('M-136 10L96-84C124-70 138-40 138 4L-136 24Z', mix(colour, '#FFFFFF', 0.35), 'skin', 14) +
    hole(50, -40, 26, 12) +
    hole(-10, -12, 17, 7) +
    hole(104, -46, 13, 8) +
    b.solid('M-136 18C-40 24 60 20 138 0V84C60 104-50 106-136 96Z', colour, 'glaze', 20) +
    hole(-80, 62, 20) +
    hole(-10, 48, 13) +
    hole(34, 76, 21, 18) +
    hole(96, 40, 19) +
    b.glow(-60, 36, 50, 8, 0.5, 2)
  )
}

const slicesOfCheese = (b: Brush) => {
  const one = b.again(
    b.solid('M0-70L120-10L0 50L-120-10Z', '#F7B93A', 'skin', 10) + b.fill('M-120-10L0 50L120-10V0L0 60L-120 0Z', '#C9861A', 0.8),
  )
  return put(one, 0, 50) + put(one, 6, 22, 2) + put(one, -4, -8, -3) + put(one, 2, -38, 1)
}

const grated = (b: Brush) =>
  b.solid('M-126 76C-110-10-50-74 4-74C60-74 112-10 126 76C60 96-60 96-126 76Z', '#E3B04A', 'rubber', 22) +
  b.line(
    'M-100 60l40-20M-70 30l30 20M-60-6l44 10M-30-36l40-6M0-60l20 26M-20 60l50-14M-10 16l40 20M30-20l40 6M40 50l44-12M64 16l26 22M-90 76l30-6M70 70l40-10M10-20l-20 20M36 4l-14 26M-44 66l20 12',
    '#FBE3A0',
    10,
    0.95,
  )

const mozzarella = (b: Brush) => {
  const ball = b.again(b.solid(oval(0, 0, 80, 72), '#FBF8F0', 'glaze', 26) + b.glow(-26, -30, 26, 15, 0.9, -24))
  return put(ball, -56, -24) + put(ball, 60, -14) + put(ball, 0, 44, 0, 0.94)
}

export const DAIRY_ART: Readonly<Record<string, LabelArt>> = {
  butter: at(butter, [-150, -80, 300, 158]),
  cheese: at(cheese, [-136, -84, 274, 186]),
  'cheese-slices': at(slicesOfCheese, [-125, -108, 252, 218]),
  'grated-cheese': at(grated, [-126, -74, 252, 165]),
  mozzarella: at(mozzarella, [-136, -96, 276, 208]),
}
