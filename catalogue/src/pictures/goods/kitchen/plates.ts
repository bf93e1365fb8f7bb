import { type Brush, oval, put } from '../brush.ts'
import { type Goods, view } from '../goods.ts'
import { fork, STEEL } from './cutlery.ts'

const knifeOf = (b: Brush) =>
  b.solid('M-14 120L-10-40L-16-60C-20-130-10-180 14-196C20-150 22-90 14-40L12 120C12 150-14 150-14 120Z', STEEL, 'brushed', 8)

const plate = (b: Brush, rx: number, y: number) =>
  b.solid(oval(0, y, rx, rx * 0.3), '#F6F1E6', 'glaze', 14) +
  b.fill(oval(0, y - 2, rx * 0.95, rx * 0.27), '#3E6FA3', 0.55) +
  b.fill(oval(0, y - 2, rx * 0.92, rx * 0.258), '#F8F4EB') +
  b.solid(oval(0, y + 3, rx * 0.66, rx * 0.18), '#EEE7D8', 'glaze', 12)

export const PLATE_SET: Goods = {
  views: [
    (b, { count }) =>
      view(
        560,
        340,
        plate(b, 250, -70) +
          plate(b, 250, -92) +
          (count > 12 ? plate(b, 250, -114) : '') +
          plate(b, 190, -136) +
          b.solid(
            'M-120-210C-116-160-70-140-40-138H40C70-140 116-160 120-210Z',
            '#F6F1E6',
            'glaze',
            18,
            b.line('M-112-186Q0-160 112-186', '#3E6FA3', 7, 0.6),
          ) +
          b.solid(oval(0, -210, 120, 28), '#FBF8F0', 'glaze', 8) +
          b.solid(oval(0, -207, 108, 22), '#DED5C4', 'glaze', 16),
      ),
    (b) =>
      view(
        560,
        420,
        b.dark(0, -10, 240, 34, 0.3) +
          put(
            b.solid(oval(0, 0, 180, 180), '#F6F1E6', 'glaze', 18) +
              b.fill(oval(0, 0, 172, 172), '#3E6FA3', 0.55) +
              b.fill(oval(0, 0, 164, 164), '#F8F4EB') +
              b.solid(oval(0, 0, 124, 124), '#EEE7D8', 'glaze', 16) +
              b.glow(-60, -70, 50, 26, 0.8, -40),
            0,
            -200,
          ) +
          put(fork(b), -232, -190) +
          put(knifeOf(b), 228, -190),
        true,
      ),
    [-120, -120, 2],
  ],
}
