import { type Brush, oval, put } from '../goods/brush.ts'
import { at, type LabelArt } from './art.ts'

const spiky = (b: Brush, colour: string, spike: string) =>
  Array.from({ length: 26 }, (_, at) =>
    put(
      b.fill('M-13 6L0-24L13 6Z', spike),
      Math.round(Math.cos((at * Math.PI) / 13) * 106),
      Math.round(Math.sin((at * Math.PI) / 13) * 92),
      at * (180 / 13) + 90,
    ),
  ).join('') +
  b.solid(
    oval(0, 0, 112, 98),
    colour,
    'skin',
    30,
    Array.from({ length: 5 }, (_, row) =>
      b.line(
        Array.from({ length: 8 }, (_, at) => `M${-100 + at * 28 + (row % 2) * 14} ${-62 + row * 32}l10-20 10 20`).join(''),
        spike,
        6,
        0.7,
      ),
    ).join(''),
  )

const durian = (b: Brush) =>
  b.rod('M0-96V-130', '#7A6A34', 18, 'wood') +
  spiky(b, '#9CA23E', '#6B7428') +
  b.solid('M20-10C60-40 110-10 100 40C80 84 20 80 0 50C-8 20 0 0 20-10Z', '#F8EDC6', 'skin', 10) +
  b.solid('M30 6C60-14 92 6 86 38C70 64 34 62 18 44C10 24 16 12 30 6Z', '#F4C84A', 'skin', 14)

const jackfruit = (b: Brush) =>
  b.rod('M0-130V-160', '#7A6A34', 18, 'wood') +
  b.solid(
    'M0-136C70-130 104-60 100 10C96 80 50 120 0 120C-50 120-96 80-100 10C-104-60-70-130 0-136Z',
    '#A7AB4A',
    'skin',
    30,
    Array.from({ length: 9 }, (_, row) => b.line(`M-100 ${-116 + row * 27}h200`, '#6B7428', 11, 0.5, `1 ${row % 2 ? 21 : 22}`)).join(''),
  ) +
  put(
    b.solid('M-40 0C-46-40 30-50 44-10C50 30-10 50-40 0Z', '#F4BE3A', 'skin', 14) + b.solid(oval(4, -2, 17, 13), '#8A5A32', 'wood', 5),
    70,
    86,
  )

const soursop = (b: Brush) =>
  b.rod('M0-116V-146', '#6B5A2E', 15, 'wood') +
  b.solid(
    'M0-120C80-120 112-50 100 20C84 90 40 124-10 120C-70 112-104 60-104 0C-104-70-70-120 0-120Z',
    '#5E9444',
    'skin',
    30,
    Array.from({ length: 6 }, (_, row) =>
      b.line(
        Array.from({ length: 6 }, (_, at) => `M${-90 + at * 36 + (row % 2) * 18} ${-84 + row * 36}q6-10 12-14`).join(''),
        '#2E5E26',
        7,
        0.7,
      ),
    ).join(''),
  ) +
  put(
    b.solid('M-60 40C-60-30 40-60 66-10C76 40 0 70-60 40Z', '#FBF8EE', 'skin', 14) +
      [
        [-20, 10],
        [14, -6],
        [30, 22],
      ]
        .map(([x = 0, y = 0]) => b.solid(oval(x, y, 8, 11), '#2A1A12', 'glaze', 4))
        .join(''),
    70,
    66,
  )

const rambutan = (b: Brush) =>
  Array.from({ length: 34 }, (_, at) =>
    put(
      b.line('M0 0C4-20 14-30 10-46', at % 3 ? '#C8323E' : '#8FA83E', 6),
      Math.round(Math.cos((at * Math.PI) / 17) * 84),
      Math.round(Math.sin((at * Math.PI) / 17) * 84),
      at * (180 / 17) + 90,
    ),
  ).join('') +
  b.solid(
    oval(0, 0, 92, 90),
    '#C8323E',
    'skin',
    28,
    b.line(
      'M-70-40q10-20 6-36M-30-50q10-20 6-36M10-44q10-20 6-36M50-40q10-20 6-36M-60 10q10-20 6-36M-16 0q10-20 6-36M30 6q10-20 6-36M64 10q6-20 4-34M-40 50q10-20 6-36M4 46q10-20 6-36M44 50q10-20 6-36',
      '#8A1420',
      6,
      0.6,
    ),
  )

const salak = (b: Brush) =>
  b.solid(
    'M0-130C60-90 96-20 84 40C70 96-70 96-84 40C-96-20-60-90 0-130Z',
    '#7A4424',
    'wood',
    26,
    Array.from({ length: 9 }, (_, row) =>
      b.line(
        Array.from({ length: 9 }, (_, at) => `M${-110 + at * 28 + (row % 2) * 14} ${-104 + row * 24}q14 18 28 0`).join(''),
        '#3A1C0C',
        4,
        0.55,
      ),
    ).join(''),
  ) + put(b.solid('M-40 30C-50-20 0-60 30-36C60 0 30 60-40 30Z', '#F4E6BE', 'skin', 14), 84, 60)

export const SPIKY_FRUIT_ART: Readonly<Record<string, LabelArt>> = {
  durian: at(durian, [-130, -139, 260, 254]),
  jackfruit: at(jackfruit, [-101, -169, 216, 289]),
  soursop: at(soursop, [-104, -154, 241, 275]),
  rambutan: at(rambutan, [-134, -134, 267, 268]),
  salak: at(salak, [-87, -130, 213, 229]),
}
