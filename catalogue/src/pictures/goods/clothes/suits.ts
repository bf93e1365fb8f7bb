import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import type { Goods } from '../goods.ts'
import { hung } from './shirts.ts'

function uniform(b: Brush, back: boolean): string {
  const white = '#F5F2EA'
  const body = 'M-90-400C-50-420 50-420 90-400L170-370L300-230L250-150L170-220L166 0H-166L-170-220L-250-150L-300-230L-170-370Z'
  const lapels = back
    ? ''
    : b.solid('M-60-410L30-160L-6-120L-110-392Z', mix(white, '#8A8A92', 0.12), 'cloth', 10) +
      b.solid('M60-410L-40-130L0-110L112-392Z', white, 'cloth', 12)
  return (
    b.solid(
      body,
      white,
      'cloth',
      26,
      b.crease('M-140-260C-120-180-130-90-120-20M140-260C120-180 130-90 120-20M-60-70q10 30-10 70M60-80q-10 40 10 80', 12, 0.16),
    ) +
    lapels +
    b.solid(
      'M-172-150Q0-128 172-150V-104Q0-80-172-104Z',
      '#26262C',
      'cloth',
      10,
      b.seam('M-170-140Q0-118 170-140M-170-114Q0-92 170-114', '#FFFFFF', 0.25),
    ) +
    (back
      ? ''
      : b.solid('M-16-132L-60-4L-22 0L14-116Z', '#26262C', 'cloth', 8) +
        b.solid('M16-132L60-10L26 0L-10-116Z', '#2E2E36', 'cloth', 8) +
        b.solid(rect(-28, -150, 56, 56, 12), '#26262C', 'cloth', 8))
  )
}

export const MARTIAL_UNIFORM: Goods = {
  views: [(b) => hung(600, 420, b, uniform(b, false)), (b) => hung(600, 420, b, uniform(b, true)), [0, -150, 2]],
}

function swimsuit(b: Brush, back: boolean): string {
  const shape = back
    ? 'M-104-410C-90-340-40-300-20-250H20C40-300 90-340 104-410H128C130-330 124-290 112-250C100-200 104-150 120-110C120-60 60-30 40 0H-40C-60-30-120-60-120-110C-104-150-100-200-112-250C-124-290-130-330-128-410Z'
    : 'M-104-410C-96-350-60-320 0-316C60-320 96-350 104-410H128C130-330 124-290 112-250C100-200 104-150 120-110C120-60 60-30 40 0H-40C-60-30-120-60-120-110C-104-150-100-200-112-250C-124-290-130-330-128-410Z'
  return (
    b.solid(
      shape,
      '#22406C',
      'cloth',
      26,
      b.fill('M-140-260C-60-200-60-100-130-60V-120L-110-180ZM140-260C60-200 60-100 130-60V-120L110-180Z', '#E5586E') +
        b.crease('M-60-160Q0-140 60-160M-50-110Q0-92 50-110M-40-60Q0-46 40-60', 9, 0.18),
    ) + b.glow(-50, -230, 20, 60, 0.25, 10)
  )
}

export const SWIMSUIT: Goods = {
  views: [(b) => hung(290, 420, b, swimsuit(b, false)), (b) => hung(290, 420, b, swimsuit(b, true)), [0, -280, 2.1]],
}

function dress(b: Brush, back: boolean): string {
  const rose = '#E58AA0'
  const folds = Array.from(
    { length: 7 },
    (_, at) => `M${-60 + at * 20}-230C${-100 + at * 33}-150 ${-140 + at * 46}-70 ${-180 + at * 60}-10`,
  ).join('')
  const flowers = [
    [-90, -90],
    [40, -110],
    [110, -50],
    [-140, -40],
    [-20, -50],
    [70, -20],
  ]
    .map(([x = 0, y = 0]) =>
      put(
        [0, 72, 144, 216, 288].map((turn) => put(b.fill(oval(0, -8, 6, 8), '#FFFFFF', 0.85), 0, 0, turn)).join('') +
          b.fill(oval(0, 0, 4, 4), '#F4D23A'),
        x,
        y,
      ),
    )
    .join('')
  return (
    b.solid(
      'M-70-236H70C110-160 180-80 216-20C150 12-150 12-216-20C-180-80-110-160-70-236Z',
      rose,
      'cloth',
      26,
      b.crease(folds, 12, 0.18) + flowers,
    ) +
    b.line('M-210-22C-150 8 150 8 210-22', '#FFFFFF', 7, 0.7, '2 10') +
    b.solid(
      back
        ? 'M-90-400C-50-390 50-390 90-400L104-330C96-290 84-260 78-230H-78C-84-260-96-290-104-330Z'
        : 'M-90-400C-60-350 60-350 90-400L104-330C96-290 84-260 78-230H-78C-84-260-96-290-104-330Z',
      rose,
      'cloth',
      20,
    ) +
    [-1, 1]
      .map((side) =>
        put(
          b.solid(
            'M80-404C130-420 160-380 150-340C130-320 106-320 96-336Z',
            mix(rose, '#FFFFFF', 0.25),
            'cloth',
            12,
            b.crease('M100-390q20 20 20 56', 6),
          ),
          0,
          0,
          0,
          1,
          side < 0,
        ),
      )
      .join('') +
    (back ? b.seam('M0-394V-236') + [-370, -330, -290].map((y) => b.solid(oval(0, y, 8, 8), '#FFF6F1', 'glaze', 4)).join('') : '') +
    b.solid(rect(-84, -250, 168, 32, 6), '#C95672', 'cloth', 8) +
    b
      .solid('M0-234C-20-264-74-268-80-236C-74-204-20-208 0-234C20-264 74-268 80-236C74-204 20-208 0-234Z', '#C95672', 'cloth', 10, '')
      .replace('<g', `<g${back ? '' : ' opacity="0"'}`) +
    (back ? '' : b.solid(oval(0, -234, 16, 16), '#FFF1D8', 'glaze', 6))
  )
}

export const DRESS: Goods = { views: [(b) => hung(440, 420, b, dress(b, false)), (b) => hung(440, 420, b, dress(b, true)), [0, -300, 2.1]] }
