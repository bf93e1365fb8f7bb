import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'
import { tennisBall } from './rackets.ts'

const R = 180
const ball = (b: Brush, colour: string, finish: 'plastic' | 'rubber' | 'glaze' | 'skin', inside: string) =>
  b.solid(oval(0, -R, R, R), colour, finish, 56, inside) + b.glow(-64, -R - 76, 62, 40, 0.55, -38)
const pentagon = (r: number) =>
  `${Array.from({ length: 5 }, (_, at) => {
    const a = ((at * 72 - 90) * Math.PI) / 180
    return `${at === 0 ? 'M' : 'L'}${Math.round(Math.cos(a) * r)} ${Math.round(Math.sin(a) * r)}`
  }).join('')}Z`
function soccer(b: Brush, turn: number): string {
  const rays = Array.from({ length: 5 }, (_, at) =>
    put(
      b.line('M0-62V-118M0-118L-58-150M0-118L58-150', '#8A929C', 5, 0.9) +
        put(b.fill(pentagon(62), '#22303E'), 0, -196, 180)
          .replace('<g transform="', '<g transform="')
          .replace('rotate(180)', 'rotate(180) scale(1 .7)'),
      0,
      0,
      at * 72,
    ),
  ).join('')
  return ball(b, '#F6F6F2', 'plastic', `<g transform="translate(0 ${-R}) rotate(${turn})">${b.fill(pentagon(64), '#22303E')}${rays}</g>`)
}
const basket = (b: Brush, turn: number) =>
  ball(
    b,
    '#D9702B',
    'rubber',
    `<g transform="translate(0 ${-R}) rotate(${turn})">${b.line(Array.from({ length: 24 }, (_, at) => `M-180 ${-176 + at * 15 + (at % 2)}h360`).join(''), '#8A3A0E', 5, 0.45, '0 13')}${b.line('M0-182V182M-182 0H182M-130-130C-50-60-50 60-130 130M130-130C50-60 50 60 130 130', '#3A1A0C', 7, 0.9)}</g>`,
  )
const volley = (b: Brush, turn: number) =>
  ball(
    b,
    '#F4F0E4',
    'skin',
    `<g transform="translate(0 ${-R}) rotate(${turn})">${b.fill('M0 0C-20-90 40-170 130-150L190-60C110-90 40-60 0 0Z', '#2F6EA8')}${b.fill('M0 0C80-30 170 20 180 110L90 180C90 100 60 40 0 0Z', '#F0B52B')}${b.fill('M0 0C-60 60-150 60-190-10L-190 60C-150 150-60 190 20 180C-10 120-20 60 0 0Z', '#2F6EA8')}${b.line('M0 0C-20-90 40-170 130-150M0 0C40-60 110-90 190-60M0 0C80-30 170 20 180 110M0 0C60 40 90 100 90 180M0 0C-20 60-10 120 20 180M0 0C-60 60-150 60-190-10M0 0C-60-20-110-90-90-160M0 0C-40-60-40-130-10-180', '#6B7480', 5, 0.7)}</g>`,
  )
const rugby = (b: Brush) =>
  b.solid(
    'M-260-130C-190-260 190-260 260-130C190 0-190 0-260-130Z',
    '#A9562E',
    'skin',
    50,
    b.line(Array.from({ length: 17 }, (_, at) => `M-260 ${-250 + at * 15}h520`).join(''), '#5A240E', 4, 0.4, '0 13') +
      b.fill(
        'M-214-210C-180-160-180-100-214-50L-180-30C-140-90-140-170-180-230ZM214-210C180-160 180-100 214-50L180-30C140-90 140-170 180-230Z',
        '#F6F1E4',
        0.9,
      ) +
      b.line('M-240-160C-100-190 100-190 240-160', '#5A240E', 4, 0.6),
  ) +
  b.line('M-70-180H70M-54-190v20M-26-192v22M2-192v22M30-192v22M56-190v20', '#F6F1E4', 8) +
  b.glow(-90, -196, 80, 22, 0.4, -10)
const pin = (b: Brush) =>
  b.solid(
    'M0-330C26-330 40-306 36-280C32-250 26-236 32-210C44-160 60-130 56-80C54-40 44-10 34 0H-34C-44-10-54-40-56-80C-60-130-44-160-32-210C-26-236-32-250-36-280C-40-306-26-330 0-330Z',
    '#F8F4EA',
    'upright',
    16,
    b.fill('M-50-262H50V-248H-50ZM-50-238H50V-224H-50Z', '#D9432B'),
  )
const bowling = (b: Brush) =>
  [
    [-130, -30],
    [-30, -50],
    [70, -30],
    [-80, 0],
    [30, -6],
  ]
    .map(([x = 0, y = 0]) => b.foot(x, y - 2, 40) + put(pin(b), x, y))
    .join('') +
  b.foot(150, 8, 80) +
  b.solid(oval(150, -84, 92, 92), '#3E6FA8', 'glaze', 30) +
  b.glow(116, -124, 30, 20, 0.8, -38) +
  b.fill(oval(160, -120, 9, 8) + oval(184, -110, 9, 8) + oval(168, -94, 10, 9), '#122238')
const onGrass = (b: Brush, svg: string) =>
  b.solid(
    'M-300-30Q-150-70 0-60T300-30V10H-300Z',
    '#6FA552',
    'flat',
    16,
    b.line(Array.from({ length: 30 }, (_, at) => `M${-290 + at * 20}-20l6-26 6 26`).join(''), '#4E8A3A', 3, 0.7),
  ) + put(svg, 0, -24, 0, 0.9)
const court = (b: Brush, svg: string) =>
  b.solid(
    'M-300-30L-220-110H220L300-30V6H-300Z',
    '#D9A86A',
    'wood',
    12,
    b.line('M-280-50H280M-250-80H250M-200 6L-150-110M0 6V-110M200 6L150-110', '#8A5A2A', 3, 0.4),
  ) +
  b.line('M-260-20C-100-90 100-90 260-20', '#FFFFFF', 6, 0.8) +
  put(svg, 0, -36, 0, 0.9)
const detail = [-40, -220, 2] as const
export const SOCCER: Goods = { views: [(b) => view(370, 370, soccer(b, 8)), (b) => view(580, 370, onGrass(b, soccer(b, 40))), detail] }
export const BASKETBALL: Goods = { views: [(b) => view(370, 370, basket(b, 20)), (b) => view(580, 370, court(b, basket(b, 68))), detail] }
export const VOLLEYBALL: Goods = { views: [(b) => view(370, 370, volley(b, 0)), (b) => view(580, 370, court(b, volley(b, 110))), detail] }
export const RUGBY: Goods = {
  views: [(b) => view(520, 250, rugby(b)), (b) => view(580, 400, onGrass(b, put(rugby(b), 90, -150, 62, 0.94))), [0, -170, 2.2]],
}
const can = (b: Brush) =>
  b.fill(rect(-74, -330, 148, 330, 14), '#EAF3EE', 0.55) +
  [0, 1, 2].map((at) => put(tennisBall(b, 62), 0, -14 - at * 98)).join('') +
  b.fill(rect(-74, -330, 24, 330, 12), '#FFFFFF', 0.6) +
  b.line(rect(-74, -330, 148, 330, 14), '#8FA6AE', 3, 0.6) +
  b.solid(rect(-74, -190, 148, 90, 2), '#2E7A4A', 'upright', 8, b.line('M-60-146q60-40 120 0', '#CBDD3A', 10)) +
  b.solid(rect(-80, -354, 160, 40, 10), '#D9DDE2', 'metal', 8)
export const TENNIS_CAN: Goods = {
  views: [
    (b) => view(400, 360, b.foot(-70, -6, 80) + put(can(b), -76, -6) + b.foot(100, 6, 56) + put(tennisBall(b, 60), 104, 6), true),
    (b) =>
      view(
        430,
        240,
        [
          [-140, 0],
          [0, 10],
          [140, 0],
        ]
          .map(([x = 0, y = 0], at) => b.foot(x, y - 3, 62) + put(tennisBall(b, 70), x, y, 0, 1, at === 1))
          .join(''),
        true,
      ),
    [-70, -240, 2.2],
  ],
}
export const BOWLING: Goods = {
  views: [
    (b) => view(480, 380, bowling(b), true),
    (b) =>
      view(
        420,
        360,
        b.foot(110, 0, 80) +
          put(pin(b), -110, 0, 0, 1) +
          put(
            b.solid(oval(0, -110, 112, 112), '#3E6FA8', 'glaze', 36) +
              b.glow(-40, -160, 36, 24, 0.8, -38) +
              b.fill(oval(-10, -100, 14, 13) + oval(32, -94, 14, 13) + oval(10, -62, 15, 14), '#122238'),
            100,
            6,
          ),
        true,
      ),
    [150, -90, 2.2],
  ],
}
