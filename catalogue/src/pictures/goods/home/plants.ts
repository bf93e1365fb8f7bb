import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'
import { goods } from './decor.ts'

/** A plant in a pot of clay. */
function potted(b: Brush, plant: string, clay: string): string {
  return (
    b.dark(0, -150, 100, 30, 0.2) +
    plant +
    b.solid('M-110-160L-82-10Q-80 0-66 0H66Q80 0 82-10L110-160Z', clay, 'rubber', 24) +
    b.solid(rect(-124, -186, 248, 44, 8), mix(clay, '#FFFFFF', 0.08), 'rubber', 12)
  )
}

export const soil = (b: Brush) => b.solid(oval(0, -182, 112, 20), '#4A3020', 'rubber', 10)

const blade = (b: Brush, heart: string, tone: string) => b.solid(heart, tone, 'skin', 14)

const HEART = 'M0 0C-30-20-66-50-60-86C-54-110-20-108 0-92C20-108 54-110 60-86C66-50 30-20 0 0Z'

const ivy = (b: Brush) =>
  soil(b) +
  [
    [-110, -210, -80],
    [110, -200, 76],
    [-60, -310, -30],
    [70, -320, 26],
    [0, -360, 0],
    [-130, -290, -56],
    [136, -280, 54],
    [-30, -250, -14],
    [44, -246, 20],
    [-120, -120, -120],
    [126, -90, 130],
  ]
    .map(
      ([x = 0, y = 0, turn = 0], at) =>
        b.rod(`M0-180Q${x * 0.4} ${y - 20} ${x} ${y}`, '#7FA552', 6, 'skin') +
        put(
          blade(b, HEART, ['#5E9A3A', '#4E8A34', '#7DB551'][at % 3] ?? '#5E9A3A') + b.line('M0-8V-80', '#E5F0B4', 4, 0.7),
          x,
          y,
          turn,
          0.95,
        ),
    )
    .join('')

const cactus = (b: Brush) => {
  const arm = (path: string, width: number) => b.rod(path, '#5E9A4E', width, 'skin') + b.line(path, '#2E5E2A', 2.4, 0.4, '2 9')
  return (
    soil(b) +
    arm('M-30-260H-90Q-104-262-104-280V-320', 50) +
    arm('M30-230H84Q100-232 100-252V-290', 46) +
    b.solid(
      'M-62-180V-360C-62-430 62-430 62-360V-180Z',
      '#5E9A4E',
      'upright',
      20,
      b.line('M-36-190V-400M0-190V-414M36-190V-400', '#2E5E2A', 5, 0.35),
    ) +
    b.line(
      'M-50-380l-8-8M-50-330l-9-6M-50-280l-9-6M-18-390l-6-10M-18-330l-8-6M-18-270l-8-6M18-390l6-10M18-330l8-6M18-270l8-6M50-380l8-8M50-330l9-6M50-280l9-6',
      '#FBF3D4',
      3.4,
      0.9,
    ) +
    put(
      [0, 72, 144, 216, 288]
        .map((turn) => put(b.solid('M0 0C-12-14-10-30 0-36C10-30 12-14 0 0Z', '#E9708C', 'skin', 6), 0, 0, turn))
        .join('') + b.fill(oval(0, 0, 8, 8), '#F6C65A'),
      10,
      -414,
    )
  )
}

const redTip = (b: Brush) =>
  soil(b) +
  [
    [-60, -330, -20],
    [60, -336, 20],
    [0, -390, 0],
    [-100, -270, -40],
    [104, -276, 40],
    [-30, -290, -10],
    [36, -286, 12],
  ]
    .map(
      ([x = 0, y = 0, turn = 0], at) =>
        b.rod(`M0-180Q${x * 0.5} ${y + 60} ${x} ${y}`, '#7A4A30', 7, 'wood') +
        put(
          [-50, 50, -24, 24, 0]
            .map((lean, leafAt) =>
              put(
                b.solid(
                  'M0 0C-20-26-18-64 0-86C18-64 20-26 0 0Z',
                  leafAt < 2 || at > 4 ? '#5E8A3E' : '#C8452E',
                  'skin',
                  9,
                  b.line('M0-8V-70', '#FFE0C8', 2.4, 0.6),
                ),
                0,
                0,
                lean,
              ),
            )
            .join(''),
          x,
          y,
          turn,
          1.1,
        ),
    )
    .join('')

const sill = (b: Brush) =>
  b.solid(rect(-280, -30, 560, 30, 4), '#F1E6D4', 'wood', 10) +
  b.fill(rect(-220, -540, 440, 510, 6), '#FFFFFF', 0.5) +
  b.fill('M-200-520H-10V-50H-200ZM10-520H200V-50H10Z', '#D6ECF4', 0.8) +
  b.glow(-60, -380, 160, 140, 0.5)

export const plantGoods = (plant: (b: Brush) => string, clay: string, height: number): Goods =>
  goods(
    (b) => view(330, height, potted(b, plant(b), clay)),
    (b) => view(560, 560, sill(b) + put(potted(b, plant(b), clay), 0, -22, 0, 0.84)),
    [0, -height * 0.72, 2],
  )

export const IVY = plantGoods(ivy, '#B8623A', 440)

export const CACTUS = plantGoods(cactus, '#D9B48A', 450)

export const RED_TIP = plantGoods(redTip, '#4E5A60', 480)
