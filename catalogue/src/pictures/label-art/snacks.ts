import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt, spread } from './art.ts'

const bakpia = (b: Brush, filling = '#C9B45E') => {
  const one = b.again(
    b.solid('M-90 20C-96-30-60-54 0-54C60-54 96-30 90 20C60 54-60 54-90 20Z', '#F2D8A4', 'rubber', 22) +
      b.solid('M-64-24C-40-48 40-48 64-24C40-6-40-6-64-24Z', '#C98A42', 'rubber', 12),
  )
  return (
    put(one, -50, -44, -4) +
    put(one, 56, -30, 5) +
    put(
      b.solid(oval(0, 0, 84, 52), '#F2D8A4', 'rubber', 12) +
        b.solid(oval(0, 2, 64, 36), filling, 'rubber', 14) +
        b.line('M-40-10h80M-46 6h90M-30 20h60', mix(filling, '#2A1A00', 0.45), 6, 0.5, '1 17'),
      4,
      50,
      -3,
    )
  )
}

const pancakes = (b: Brush) => {
  const one =
    b.solid('M-120-20C-124 22-70 50 0 50C70 50 124 22 120-20C110-54-110-54-120-20Z', '#DDA24E', 'rubber', 18) +
    b.solid(oval(0, -18, 118, 38), '#B9742E', 'rubber', 14)
  const lower = b.again(one)
  return (
    put(lower, 0, 60) +
    put(lower, -4, 22) +
    put(one, 2, -18) +
    spread(b.again(b.solid(oval(0, 0, 9, 6), '#3A1E10', 'glaze', 3)), [
      [-60, -34, 0],
      [-20, -50, 0],
      [26, -40, 0],
      [64, -34, 0],
      [-36, -22, 0],
      [10, -20, 0],
      [44, -16, 0],
    ]) +
    b.line('M-74-40l16 6M-6-34l16-4M50-50l14 6M-50-12l14-4M24-8l16 4', '#FBE3A0', 7, 0.95)
  )
}

const dumplings = (b: Brush) => {
  const one = b.again(
    b.solid(
      'M-60 50C-76 10-64-40-40-46C-20-34 20-34 40-46C64-40 76 10 60 50C30 66-30 66-60 50Z',
      '#F7E7BE',
      'skin',
      18,
      b.line('M-34-30C-44 0-40 30-34 52M0-34V58M34-30C44 0 40 30 34 52', '#B9924A', 4, 0.45),
    ) +
      b.solid('M-44-44C-60-60-30-66-20-56C-8-70 14-68 20-56C40-66 60-58 44-44C24-30-24-30-44-44Z', '#E0A07A', 'skin', 8) +
      b.solid(oval(0, -50, 11, 9), '#F28A2E', 'glaze', 4),
  )
  return put(one, -62, -34, -4, 0.94) + put(one, 66, -30, 4, 0.94) + put(one, 0, 40)
}

/** A folded half-moon with a twisted edge. */
const turnover =
  (fill: string) =>
  (b: Brush, colour = fill) => {
    const one = b.again(
      b.solid('M-110 30C-110-40-50-76 0-76C50-76 110-40 110 30C90 50-90 50-110 30Z', colour, 'skin', 24) +
        b.line(Array.from({ length: 9 }, (_, at) => `M${-98 + at * 24} 22q14-2 12 20`).join(''), mix(colour, '#6A3A00', 0.55), 9, 0.6) +
        b.glow(-34, -38, 34, 14, 0.55, -20),
    )
    return put(one, -26, -40, -12) + put(one, 22, 50, 6)
  }

const springRolls = (b: Brush) => {
  const one = b.again(
    b.solid(rect(-110, -30, 220, 60, 27), '#D2923E', 'lying', 14, b.line('M-70-30L-40 30M-10-30L20 30M50-30L80 30', '#8A4E16', 5, 0.4)) +
      b.solid(oval(-98, 0, 15, 26), '#E9BE7A', 'skin', 6) +
      b.fill(oval(-98, 0, 8, 16), '#7A9A4A', 0.8),
  )
  return put(one, 6, -62, -8) + put(one, -4, 0, 5) + put(one, 8, 64, -3)
}

const bun = (b: Brush) => {
  const one = b.solid(
    'M-96 50C-110-10-60-70 0-74C60-70 110-10 96 50C60 72-60 72-96 50Z',
    '#FBF6EC',
    'cloth',
    28,
    b.line('M0-70C-10-50-40-50-50-20M0-70C10-50 40-50 50-20M0-70V-30', '#C9B89A', 5, 0.5),
  )
  return (
    put(b.again(one), -44, -34) +
    put(one, 46, 30) +
    put(b.solid('M-40-30C0-50 50-30 50 10C30 40-40 36-52 6Z', '#5A2E18', 'glaze', 10), 20, 48, -8, 0.7)
  )
}

const fritters = (b: Brush, colour = '#F7EBCF') => {
  const one = b.again(
    b.solid(
      'M-82 4C-88-30-50-46-30-40C-8-54 30-50 44-38C76-38 92-10 80 10C80 36 44 44 26 40C4 52-30 50-46 38C-70 36-84 22-82 4Z',
      '#D79A4A',
      'rubber',
      12,
    ) +
      b.solid(
        'M-70 2C-74-22-44-36-26-30C-6-42 26-40 38-28C64-28 78-8 68 8C68 28 38 32 22 28C2 40-26 38-40 28C-60 26-72 16-70 2Z',
        colour,
        'rubber',
        14,
        b.line('M-40-8q16-10 30 0M4 4q18-10 36 0M-24 18q12-8 24 0', '#B9803A', 5, 0.5),
      ),
  )
  return put(one, -52, -48, -10) + put(one, 58, -34, 164) + put(one, 0, 42, 4)
}

const fries = (b: Brush, wavy = false) => {
  const stick = (x: number, y: number, turn: number) =>
    put(
      b.solid(
        wavy ? 'M-15-84L-9-66L-15-48L-9-30L-15-12L-9 6V80H15V6L9-12L15-30L9-48L15-66L9-84Z' : rect(-13, -84, 26, 164, 4),
        '#F4C34E',
        'upright',
        6,
      ),
      x,
      y,
      turn,
    )
  return (
    [-70, -36, 4, 42, 74].map((x, at) => stick(x, -30 - (at % 2) * 16, x * 0.22)).join('') +
    [-52, -14, 24, 58].map((x, at) => stick(x, -8 - (at % 2) * 20, x * 0.16)).join('') +
    b.solid(
      'M-92 0C-50 34 50 34 92 0L70 132H-70Z',
      '#3C7F82',
      'paper',
      20,
      b.line('M-60 66Q0 96 60 66M-56 96Q0 122 56 96', '#F6D9A0', 8, 0.9),
    )
  )
}

export const SNACK_ART: Readonly<Record<string, LabelArt>> = {
  bakpia: at(bakpia, [-140, -99, 286, 201]),
  pancakes: at(pancakes, [-125, -74, 248, 184]),
  dumplings: at(dumplings, [-125, -96, 254, 198]),
  wontons: at(turnover('#F7E9C8'), [-130, -117, 259, 225]),
  turnovers: at(turnover('#D9A04A'), [-130, -117, 259, 225]),
  'spring-rolls': at(springRolls, [-117, -104, 235, 202]),
  buns: at(bun, [-143, -108, 288, 205]),
  fritters: at(fritters, [-135, -99, 275, 189]),
  fries: at((b) => fries(b), [-104, -131, 213, 263]),
  'wavy-fries': at((b) => fries(b, true), [-107, -131, 214, 263]),
}
