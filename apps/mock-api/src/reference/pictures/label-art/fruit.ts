import { type Brush, oval, put } from '../goods/brush.ts'
import { at, heap, type LabelArt } from './art.ts'

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

const lychee = (b: Brush) => {
  const whole = b.again(
    b.solid(
      oval(0, 0, 62, 60),
      '#C8323E',
      'skin',
      20,
      b.line('M-50-30h100M-60-12h120M-60 6h120M-50 24h100M-36 42h72', '#7A1420', 7, 0.5, '1 15'),
    ) + b.glow(-20, -24, 18, 12, 0.6, -30),
  )
  return (
    b.rod('M-50-90C-40-120 0-130 30-140M60-80C50-110 40-130 30-140', '#6B5230', 8, 'wood') +
    put(whole, -56, -40) +
    put(whole, 66, -30) +
    put(
      b.solid(oval(0, 0, 60, 56), '#F7F3F0', 'glaze', 20) +
        b.solid('M-58 10C-50 60 50 60 58 10C30 24-30 24-58 10Z', '#C8323E', 'skin', 12) +
        b.glow(-18, -24, 18, 12, 1, -30),
      4,
      50,
    )
  )
}

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

const guava = (b: Brush) =>
  b.solid(oval(-34, -20, 92, 96), '#A9BC4A', 'skin', 30) +
  b.glow(-66, -64, 26, 18, 0.6, -30) +
  b.fill('M-42-112l8-12 8 12 8-2-6 14h-20l-6-14z', '#5E6A2E') +
  put(
    b.solid(oval(0, 0, 80, 78), '#A9BC4A', 'skin', 8) +
      b.solid(oval(0, 0, 68, 66), '#F08A8E', 'skin', 18) +
      b.line('M-36 0a36 34 0 1 0 72 0a36 34 0 1 0-72 0M-16 0a16 14 0 1 0 32 0a16 14 0 1 0-32 0', '#F9E2B4', 7, 0.9, '1 12'),
    60,
    44,
  )

const passion = (b: Brush) =>
  b.solid(oval(-40, -24, 90, 90), '#E08A2B', 'skin', 30) +
  b.glow(-70, -60, 26, 18, 0.7, -30) +
  put(
    b.solid(oval(0, 0, 80, 76), '#D97F22', 'skin', 8) +
      b.fill(oval(0, 0, 68, 64), '#FBF1DC') +
      b.solid(oval(0, 0, 56, 52), '#E9B93A', 'glaze', 16) +
      [
        [-24, -16],
        [4, -26],
        [28, -8],
        [-30, 12],
        [-2, 4],
        [22, 20],
        [-8, 30],
      ]
        .map(([x = 0, y = 0]) => b.solid(oval(x, y, 7, 10), '#2A2016', 'glaze', 4))
        .join(''),
    56,
    42,
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

const dates = (b: Brush) =>
  heap(
    b.again(
      b.solid(oval(0, 0, 52, 30), '#6B3A1C', 'glaze', 16, b.line('M-40-8q40-12 80 2M-40 8q40 10 80-2', '#3A1C0C', 4, 0.5)) +
        b.glow(-16, -12, 20, 7, 0.6, -6) +
        b.fill(oval(-50, 0, 6, 8), '#C9A25A'),
    ),
  )

const cashews = (b: Brush) =>
  heap(
    b.again(
      b.solid('M-50 20C-64-30-20-56 20-44C50-36 62-10 50 6C34 20 24 0 4-6C-16-8-18 10-20 24C-28 40-46 38-50 20Z', '#EBCB94', 'skin', 14),
    ),
  )

const jicama = (b: Brush) =>
  b.solid(
    'M0-110C60-116 120-70 116-10C110 50 50 70 0 110C-50 70-110 50-116-10C-120-70-60-116 0-110Z',
    '#DCC49A',
    'skin',
    30,
    b.line('M-90-30q90 30 180 0M-90 10q90 30 180 0M0-100v60', '#9A7A48', 4, 0.45),
  ) +
  b.rod('M0-106V-140', '#8A7A44', 15, 'wood') +
  put(b.solid(oval(0, 0, 54, 50), '#DCC49A', 'skin', 6) + b.solid(oval(0, 0, 46, 42), '#FCFAF2', 'skin', 12), 80, 60)

const shallot = (b: Brush) => {
  const one = b.again(
    b.solid(
      'M0-110C-4-90-20-80-40-66C-90-40-90 30-44 52C-20 62-8 58 0 58C8 58 20 62 44 52C90 30 90-40 40-66C20-80 4-90 0-110Z',
      '#A03A5E',
      'glaze',
      20,
      b.line('M-3-90C-40-60-50 10-30 50M3-90C40-60 50 10 30 50M0-90V56', '#4A1028', 3, 0.35),
    ) + b.glow(-30, -20, 14, 20, 0.6, 20),
  )
  return put(one, -56, -10, -10) + put(one, 60, 20, 12)
}

/** Fruit, nuts and bulbs of the country. */
export const FRUIT_ART: Readonly<Record<string, LabelArt>> = {
  durian: at(durian, [-130, -140, 260, 250]),
  jackfruit: at(jackfruit, [-106, -170, 224, 300]),
  soursop: at(soursop, [-106, -156, 246, 290]),
  lychee: at(lychee, [-122, -146, 252, 256]),
  rambutan: at(rambutan, [-130, -130, 260, 260]),
  guava: at(guava, [-130, -126, 272, 252]),
  passionfruit: at(passion, [-132, -118, 270, 240]),
  salak: at(salak, [-92, -134, 226, 250]),
  dates: at(dates, [-150, -150, 280, 190]),
  cashews: at(cashews, [-150, -150, 280, 190]),
  jicama: at(jicama, [-120, -150, 260, 264]),
  shallot: at(shallot, [-140, -130, 284, 220]),
}
