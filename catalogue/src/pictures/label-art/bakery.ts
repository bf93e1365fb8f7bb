import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'

const SLICE = 'M-84 96V-20C-120-40-112-104-50-104H50C112-104 120-40 84-20V96C84 106 76 110 66 110H-66C-76 110-84 106-84 96Z'

const bread = (b: Brush, colour = '#FBEBC8') => {
  const slice =
    b.solid(SLICE, '#B97434', 'rubber', 12) +
    put(
      b.solid(
        SLICE,
        colour,
        'cloth',
        20,
        b.line('M-50-60h90M-60-30h110M-56 0h120M-60 30h110M-50 60h110', mix(colour, '#8A5A1E', 0.5), 6, 0.4, '1 27'),
      ),
      0,
      2,
      0,
      0.89,
    )
  const one = b.again(slice)
  return put(one, 44, -10, 7, 0.9) + put(one, -30, 8, -4)
}

const toast = (b: Brush) =>
  b.solid(rect(-130, -20, 260, 130, 34), '#D2553A', 'glaze', 26) +
  b.solid(rect(-118, -34, 236, 34, 17), '#E9E6E0', 'brushed', 8) +
  b.fill(rect(-96, -26, 192, 14, 7), '#2A2422', 0.85) +
  b.within('M-150-200H150V-18H-150Z', put(bread(b, '#F0CE8E'), 0, -40, 0, 0.78)) +
  b.solid(rect(112, 10, 34, 26, 9), '#2E2C30', 'plastic', 8) +
  b.solid(oval(-70, 66, 22, 22), '#F4EFE6', 'plastic', 8) +
  b.line('M-70 66V50', '#2E2C30', 6) +
  b.glow(-40, 14, 70, 12, 0.5)

const layers = (b: Brush, x: number, colours: readonly string[], height: number) =>
  colours.map((colour, at) => b.fill(rect(-x, 80 - (at + 1) * height, 2 * x, height + 0.5), colour)).join('')

const cake = (b: Brush, cream = '#F8D9DC', crumb = '#F3D08A') =>
  b.solid(oval(0, 88, 140, 28), '#F4F1EA', 'glaze', 10) +
  b.solid('M-120-40L70-96C104-90 124-66 124-40L-120-20Z', cream, 'cloth', 14) +
  b.solid(
    'M-120-46C-40-30 50-32 124-50V64C60 86-50 92-120 84Z',
    crumb,
    'rubber',
    18,
    b.fill('M-130 16C-40 30 60 26 130 6V30C60 50-40 54-130 40Z', cream) +
      b.line('M-100 0h200M-90 60h180', mix(crumb, '#7A4A10', 0.5), 6, 0.4, '1 25'),
  ) +
  b.solid(
    'M-122-40C-60-20 60-26 126-46C128-20 110-22 100-6C90 8 74-18 60-4C46 14 30-14 12-4C-6 12-24-12-44-4C-60 10-80-14-94-4C-112 10-124-20-122-40Z',
    mix(cream, '#FFFFFF', 0.3),
    'cloth',
    10,
  ) +
  b.solid(
    'M40-98C20-130 44-148 64-140C84-148 104-130 90-104C78-84 52-84 40-98Z',
    '#D5283A',
    'glaze',
    12,
    b.line('M48-116h40M54-102h30', '#FFE3A0', 5, 0.8, '1 11'),
  ) +
  b.solid('M50-140L66-134L82-142L72-152H58Z', '#4E9A3B', 'skin', 4)

const roll = (b: Brush) =>
  b.solid('M-60-80H90C130-80 140-40 140 0C140 40 130 80 90 80H-60Z', '#F2C98A', 'lying', 16) +
  b.solid(oval(-60, 0, 76, 82), '#E9B86E', 'rubber', 14) +
  b.line('M-60-52A50 54 0 1 1-106 10A42 44 0 0 1-34-24A30 32 0 1 1-70 26A20 20 0 0 1-62-4', '#FBEAEA', 14) +
  b.line('M-60-52A50 54 0 1 1-106 10A42 44 0 0 1-34-24A30 32 0 1 1-70 26A20 20 0 0 1-62-4', '#E0506A', 5, 0.8) +
  b.glow(50, -58, 70, 10, 0.55)

const layerCake = (b: Brush) => {
  const stripes = Array.from({ length: 9 }, (_, at) => (at % 2 ? '#F4D28A' : '#B0702E'))
  return (
    b.solid('M-110-64L-60-104H136L96-64Z', '#C98A42', 'rubber', 10) +
    b.within(
      'M96-64L136-104V38L96 80Z',
      b.fill(rect(90, -110, 60, 200), '#7A4A1C') +
        b.line([-40, -8, 24, 56].map((y) => `M96 ${y}L136 ${y - 40}`).join(''), '#C9A05A', 9, 0.8),
    ) +
    b.solid(rect(-110, -64, 206, 144, 4), '#F4D28A', 'rubber', 18, layers(b, 120, stripes, 16))
  )
}

const tart = (b: Brush) =>
  b.solid(
    'M-130-14L-104 70C-60 100 60 100 104 70L130-14Z',
    '#C98A42',
    'rubber',
    20,
    b.line('M-108-6L-86 74M-72 2L-58 88M-36 8L-28 94M0 10V96M36 8L28 94M72 2L58 88M108-6L86 74', '#7A4A16', 6, 0.4),
  ) +
  b.solid(oval(0, -16, 134, 50), '#DDA257', 'rubber', 12) +
  b.solid(oval(0, -16, 112, 38), '#F7D264', 'glaze', 16) +
  b.soft('M-60-20C-30-36 20-30 56-16', '#B9701E', 16, 0.5) +
  b.glow(-40, -28, 40, 9, 0.75, -6)

export const BAKERY_ART: Readonly<Record<string, LabelArt>> = {
  bread: at(bread, [-140, -109, 285, 232]),
  toaster: at(toast, [-130, -125, 276, 235]),
  cake: at(cake, [-140, -152, 280, 268]),
  'cake-roll': at(roll, [-136, -82, 276, 164]),
  'layer-cake': at(layerCake, [-110, -104, 246, 184]),
  tart: at(tart, [-134, -66, 268, 159]),
}
