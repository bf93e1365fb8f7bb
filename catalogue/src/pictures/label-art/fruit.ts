import { type Brush, oval, put } from '../goods/brush.ts'
import { at, heap, type LabelArt } from './art.ts'

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

export const FRUIT_ART: Readonly<Record<string, LabelArt>> = {
  lychee: at(lychee, [-118, -145, 246, 251]),
  guava: at(guava, [-126, -124, 266, 246]),
  passionfruit: at(passion, [-130, -114, 266, 232]),
  dates: at(dates, [-133, -147, 242, 188]),
  cashews: at(cashews, [-142, -161, 265, 198]),
  jicama: at(jicama, [-117, -148, 251, 258]),
}
