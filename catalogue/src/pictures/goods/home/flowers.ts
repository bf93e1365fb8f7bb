import { type Brush, oval, put } from '../brush.ts'
import { plantGoods, soil } from './plants.ts'

/** The flower alone. */
export const sunflowerHead = (b: Brush) =>
  [0, 10]
    .map((shift) =>
      Array.from({ length: 18 }, (_, at) =>
        put(
          b.again(b.solid('M0-40C-20-70-18-110 0-128C18-110 20-70 0-40Z', shift ? '#F7C22E' : '#E9A41E', 'skin', 8)),
          0,
          0,
          at * 20 + shift,
        ),
      ).join(''),
    )
    .join('') +
  b.solid(
    oval(0, 0, 62, 62),
    '#5A3216',
    'rubber',
    20,
    b.line('M-44-30q44 20 88 0M-54-8q54 22 108 0M-54 14q54 22 108 0M-40 36q40 14 80 0', '#C98A3A', 5, 0.8, '0 11'),
  )

const sunflower = (b: Brush) =>
  soil(b) +
  b.rod('M0-180C-6-240 6-280 0-330', '#6C9A3E', 15, 'skin') +
  put(b.solid('M0 0C-30-40-110-50-140-20C-100 10-40 20 0 0Z', '#5E9A3A', 'skin', 12), 0, -210) +
  put(b.solid('M0 0C30-40 110-50 140-20C100 10 40 20 0 0Z', '#4E8A34', 'skin', 12), 0, -240) +
  put(sunflowerHead(b), 0, -380)

const orchid = (b: Brush) =>
  soil(b) +
  [
    [-1, -50],
    [1, -56],
    [-1, -16],
    [1, -20],
  ]
    .map(([side = 1, lift = 0]) =>
      put(
        b.solid(`M0-180C40 ${-220 + lift} 120 ${-220 + lift} 160 ${-170 + lift * 0.3}C110-170 40-160 0-180Z`, '#4E8A44', 'skin', 12),
        0,
        0,
        0,
        1,
        side < 0,
      ),
    )
    .join('') +
  b.rod('M0-180C-10-320 20-430 130-470', '#7A8E4A', 9, 'skin') +
  [
    [-6, -330, 0.8],
    [20, -400, 0.95],
    [76, -448, 1],
    [134, -466, 0.9],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      put(
        [-90, 90, -20, 20, 180]
          .map((turn, at) =>
            put(
              b.solid(
                at < 2 ? 'M0 6C-44-10-44-64 0-76C44-64 44-10 0 6Z' : 'M0 4C-24-14-24-54 0-64C24-54 24-14 0 4Z',
                '#F7EBF2',
                'skin',
                12,
                b.line('M0 0V-50', '#D9A6C4', 3, 0.5),
              ),
              0,
              0,
              turn,
            ),
          )
          .join('') +
          b.solid('M-16-6C-20 20 20 20 16-6C8-16-8-16-16-6Z', '#B5477E', 'skin', 8) +
          b.fill(oval(0, -4, 6, 5), '#F6C65A'),
        x,
        y,
        8,
        scale,
      ),
    )
    .join('')

export const SUNFLOWER = plantGoods(sunflower, '#8A9AA6', 520)

export const ORCHID = plantGoods(orchid, '#F1ECE2', 540)
