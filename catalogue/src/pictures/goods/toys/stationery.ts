import { type Brush, oval, put, rect } from '../brush.ts'
import { type Goods, view } from '../goods.ts'
import { letter, RAINBOW } from './learning.ts'

const crayon = (b: Brush, colour: string) =>
  b.solid('M-15-190L-8-226H8L15-190V0H-15Z', colour, 'upright', 8, b.fill('M-15-170H15V-160H-15ZM-15-40H15V-30H-15Z', '#2A2024', 0.55))

const crayons = (b: Brush, count: number) =>
  Array.from({ length: count }, (_, n) =>
    put(
      crayon(b, [...RAINBOW, '#8A5A32', '#E986A4', '#7FCBE0', '#2C2A2C', '#B9C94A', '#F4EEE0'][n % 12] ?? '#D9432B'),
      -181 + n * 33,
      -120 + (n % 2) * 12,
    ),
  ).join('')

export const CRAYONS: Goods = {
  views: [
    (b) =>
      view(
        440,
        370,
        put(crayons(b, 12), 0, -14) +
          put(crayons(b, 12), 0, 34) +
          b.solid(rect(-216, -200, 432, 200, 12), '#F4C63C', 'paper', 16, b.fill('M-216-80Q0-140 216-60V0H-216Z', '#D9432B')) +
          letter('24', -110, -96, 84, '#8A2A1E') +
          put(crayon(b, '#3E8FC4'), 60, -20, 30, 0.7) +
          put(crayon(b, '#4E9A3B'), 120, -20, -10, 0.7),
      ),
    (b) =>
      view(
        520,
        260,
        b.dark(0, -10, 250, 28, 0.4) +
          RAINBOW.map((colour, n) => put(crayon(b, colour), -190 + n * 66, -20 - (n % 2) * 16, 22 - n * 6)).join(''),
        true,
      ),
    [-60, -310, 2.2],
  ],
}

const pencil = (b: Brush, colour: string) =>
  b.solid('M-14-300H14V-20H-14Z', colour, 'upright', 6, b.fill('M-5-300H5V-20H-5Z', '#FFFFFF', 0.16)) +
  b.solid('M-14-300L0-356L14-300Q7-292 0-300Q-7-292-14-300Z', '#E9CDA0', 'upright', 5) +
  b.fill('M-5-338L0-356L5-338Z', '#2A2A2E') +
  b.solid(rect(-14, -26, 28, 26, 3), '#C3C8CE', 'metal', 4) +
  b.solid(rect(-13, 0, 26, 26, 8), '#E58A96', 'rubber', 6)

export const PENCILS: Goods = {
  views: [
    (b) =>
      view(
        430,
        420,
        Array.from({ length: 6 }, (_, n) => put(pencil(b, '#2F6E5A'), -135 + n * 54, -60 - (n % 2) * 10)).join('') +
          b.solid(rect(-180, -200, 360, 200, 12), '#2F6E5A', 'paper', 16, b.fill('M-180-70H180V-40H-180Z', '#F4D23A')) +
          letter('2B', -70, -100, 86, '#F6F1E4') +
          letter('12', 100, -100, 60, '#F4D23A'),
      ),
    (b) =>
      view(
        480,
        330,
        b.solid(
          'M-230-30L-180-230H200L240-30Z',
          '#FDFBF4',
          'paper',
          10,
          b.line('M-196-180H196M-204-140H206M-214-100H216M-222-60H226', '#A9C4DA', 3, 0.8),
        ) +
          put(pencil(b, '#2F6E5A'), 110, -60, -58) +
          b.line('M-150-110q20-50 40 0t40 0 40-10', '#4A4A50', 4),
      ),
    [-20, -360, 2.3],
  ],
}

const notebook = (b: Brush, colour: string, lean: number) =>
  put(
    b.solid(rect(-150, -380, 300, 376, 10), '#F6F3EA', 'paper', 10) +
      b.solid(rect(-156, -388, 300, 380, 12), colour, 'paper', 16, b.fill(rect(-156, -388, 40, 380), '#000000', 0.16)) +
      b.solid(rect(-84, -330, 180, 96, 8), '#FBF8F0', 'paper', 6, b.line('M-60-296h132M-60-266h90', '#B5BAC4', 4)),
    lean * 10,
    0,
    lean,
  )

export const NOTEBOOKS: Goods = {
  views: [
    (b) => view(470, 420, notebook(b, '#D9A12B', 12) + notebook(b, '#4E8A5A', 4) + notebook(b, '#3E6FA3', -4)),
    (b) =>
      view(
        560,
        240,
        b.solid(
          'M-270-30L-220-210Q-110-240 0-200V-14Q-130-56-270-30Z',
          '#FDFBF4',
          'paper',
          12,
          b.line('M-210-180q100-26 204 6M-220-146q110-26 214 6M-230-112q120-26 224 8M-240-80q120-24 234 12', '#A9C4DA', 3, 0.8),
        ) +
          b.solid(
            'M270-30L220-210Q110-240 0-200V-14Q130-56 270-30Z',
            '#FBF8EE',
            'paper',
            12,
            b.line('M210-180q-100-26-204 6M220-146q-110-26-214 6M230-112q-120-26-224 8M240-80q-120-24-234 12', '#A9C4DA', 3, 0.8),
          ) +
          b.soft('M0-200V-16', '#6B5A4A', 12, 0.3),
      ),
    [-20, -280, 2.1],
  ],
}

const paints = (b: Brush, open: boolean) =>
  (open ? b.solid('M-250-130L-230-330H230L250-130Z', '#F4F2EC', 'plastic', 14) : '') +
  b.solid(rect(-260, -130, 520, 130, 16), open ? '#3A3F47' : '#3E8FC4', 'plastic', 16) +
  (open
    ? [...RAINBOW, '#8A5A32', '#E986A4', '#7FCBE0', '#2C2A2C']
        .map((colour, n) => b.solid(oval(-204 + (n % 5) * 84, -94 + Math.floor(n / 5) * 60, 34, 22), colour, 'glaze', 10))
        .join('')
    : b.solid(rect(-200, -104, 300, 78, 12), '#D9ECF4', 'glaze', 10) +
      RAINBOW.map((colour, n) => b.fill(oval(-164 + n * 46, -64, 17, 17), colour)).join(''))

const brush = (b: Brush) =>
  b.solid('M-9-200H9L6 60H-6Z', '#8A2A22', 'upright', 5) +
  b.solid(rect(-12, -250, 24, 54, 3), '#C3C8CE', 'metal', 5) +
  b.solid('M-12-250C-22-290-6-316 2-336C12-310 22-290 12-250Z', '#5A3A22', 'cloth', 7)

export const WATERCOLOURS: Goods = {
  views: [
    (b) => view(560, 360, paints(b, true) + put(brush(b), 200, -60, 40) + put(brush(b), 120, -20, 62, 0.8)),
    (b) => view(540, 260, put(paints(b, false), 0, -40) + b.foot(0, 0, 200) + put(brush(b), 190, -10, -88, 0.9), true),
    [-100, -80, 2.2],
  ],
}

const halfScissors = (b: Brush, colour: string) =>
  b.solid('M-8-420C10-420 26-300 24-200L-14-190C-20-280-20-400-8-420Z', '#C9CED5', 'brushed', 8) +
  b.rod('M4-190C10-150 50-120 60-76C66-30 10-10-14-40C-34-70-10-110 4-150', colour, 30, 'plastic')

const scissors = (b: Brush, open: number) =>
  put(halfScissors(b, '#E0576E'), 0, 0, open) +
  put(put(halfScissors(b, '#E0576E'), 0, 0, open), 0, 0, 0, 1, true) +
  b.solid(oval(0, -196, 15, 15), '#9AA0A8', 'brushed', 5)

export const SCISSORS: Goods = {
  views: [
    (b) => view(420, 430, b.dark(0, -16, 170, 24, 0.36) + put(scissors(b, 9), -40, -14, 16), true),
    (b) =>
      view(
        460,
        430,
        b.solid(rect(-200, -210, 400, 200, 6), '#F4D23A', 'paper', 12, b.line('M-180-110H-10', '#6B5A1E', 4, 0.6, '12 10')) +
          put(scissors(b, 18), 150, -40, -56, 0.86),
      ),
    [40, -80, 2.2],
  ],
}

function ruler(b: Brush, w: number, colour: string): string {
  const marks = Array.from({ length: Math.floor(w / 11) }, (_, n) => `M${-w / 2 + 10 + n * 11}-52v${n % 5 === 0 ? 24 : 13}`).join('')
  return b.solid(rect(-w / 2, -54, w, 54, 6), colour, 'glaze', 8, b.line(marks, '#1E3A4A', 2.4, 0.8)).replace('<g', '<g fill-opacity=".82"')
}

const setSquare = (b: Brush, colour: string) =>
  `<g fill-rule="evenodd">${b.solid('M-170 0V-330L190 0ZM-120-50H60L-120-214Z', colour, 'glaze', 10, b.line(Array.from({ length: 30 }, (_, n) => `M${-160 + n * 11} 0v${n % 5 === 0 ? -22 : -12}`).join(''), '#1E3A4A', 2.4, 0.8))}</g>`

export const RULERS: Goods = {
  views: [
    (b) => view(520, 420, put(setSquare(b, '#7FCBE0'), -30, -70) + put(ruler(b, 480, '#F0B95A'), 0, -6, -3), true),
    (b) =>
      view(
        560,
        300,
        b.dark(0, -20, 240, 26, 0.35) +
          put(ruler(b, 500, '#F0B95A'), 0, -160, 6) +
          put(ruler(b, 500, '#7FCBE0'), 0, -80, -3) +
          put(ruler(b, 400, '#E58AA4'), 10, -10, 2),
        true,
      ),
    [-60, -60, 2.4],
  ],
}
