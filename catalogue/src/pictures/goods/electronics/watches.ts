import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'
import { dial } from '../home/dial.ts'

type Face = 'lite' | 'pro' | 'round'
const strap = (b: Brush, colour: string, buckle: boolean) =>
  b.solid('M-62-330C-60-400-54-450-48-480H48C54-450 60-400 62-330Z', colour, 'rubber', 16) +
  b.solid(
    'M-62-150C-60-80-54-30-48 0H48C54-30 60-80 62-150Z',
    colour,
    'rubber',
    16,
    b.fill([-90, -64, -38, -14].map((y) => oval(0, y, 6, 5)).join(''), '#000000', 0.4),
  ) +
  (buckle ? b.line('M-40-496H40V-470H-40Z', '#AEB4BC', 9) : '')
function face(b: Brush, kind: Face, colour: string): string {
  const rings =
    b.line('M0-290a52 52 0 1 1-52 52', '#E0576E', 11) +
    b.line('M0-274a36 36 0 1 1-32 52', '#3FE0A0', 11) +
    b.line('M0-258a20 20 0 1 1-20 18', '#4FC3F0', 11)
  if (kind === 'round')
    return (
      b.solid(rect(104, -262, 20, 40, 7), '#AEB4BC', 'lying', 5) +
      b.solid(oval(0, -240, 112, 112), '#B9BEC5', 'metal', 8) +
      b.solid(oval(0, -240, 98, 98), '#14171D', 'screen', 8) +
      dial(b, -240, 86, '#1B2430', '#F4F1EA')
    )
  const pro = kind === 'pro'
  return (
    b.solid(rect(92, -270, 16, 46, 6), pro ? '#F08A3A' : '#AEB4BC', 'lying', 5) +
    b.solid(rect(-98, -344, 196, 208, pro ? 34 : 54), pro ? '#8E949C' : mix(colour, '#FFFFFF', 0.4), pro ? 'metal' : 'brushed', 10) +
    b.solid(rect(-86, -332, 172, 184, pro ? 26 : 44), '#101216', 'screen', 8) +
    (pro
      ? b.line('M-70-200C-40-250-20-190 0-230S50-210 66-260', '#3FE0A0', 6) +
        b.fill(rect(-64, -310, 80, 22, 5), '#F4F1EA') +
        b.fill(rect(-64, -280, 46, 10, 4), '#8E949C') +
        b.fill('M44-310l14 32-14-8-14 8z', '#F08A3A')
      : rings) +
    b.fill('M-86-332H20L-60-148H-86Z', '#FFFFFF', 0.1)
  )
}
const back = (b: Brush, kind: Face, colour: string) =>
  strap(b, colour, true) +
  (kind === 'round'
    ? b.solid(oval(0, -240, 112, 112), '#9AA0A8', 'brushed', 12)
    : b.solid(rect(-98, -344, 196, 208, kind === 'pro' ? 34 : 54), '#9AA0A8', 'brushed', 12)) +
  b.solid(oval(0, -240, 64, 64), '#16181D', 'glaze', 14) +
  b.fill(oval(-20, -240, 12, 12), '#2F6E4A') +
  b.fill(oval(20, -240, 12, 12), '#2F6E4A') +
  b.fill(oval(0, -262, 8, 8), '#7A2A2A') +
  b.fill(oval(0, -218, 8, 8), '#7A2A2A')
function worn(b: Brush, kind: Face, colour: string): string {
  return b.rod('M-84-310C-190-290-190-30 0-20C190-30 190-290 84-310', colour, 54, 'rubber') + put(face(b, kind, colour), 0, -60, 0, 0.94)
}
const watch = (kind: Face): Goods => ({
  views: [
    (b, { colour = '#3E6FA8' }) => view(250, 500, strap(b, colour, true) + face(b, kind, colour)),
    (b, { colour = '#3E6FA8' }) => view(250, 500, back(b, kind, colour)),
    (b, { colour = '#3E6FA8' }) => view(400, 390, worn(b, kind, colour)),
  ],
})
export const WATCH_LITE = watch('lite')
export const WATCH_PRO = watch('pro')
export const WATCH_ROUND = watch('round')

const alarm = (b: Brush, rear: boolean) =>
  b.rod('M-90-60L-130-4M90-60L130-4', '#8A2A2A', 22, 'plastic') +
  [-1, 1]
    .map((side) => put(b.solid('M30-350C40-420 150-410 160-320C120-370 80-380 30-350Z', '#D9AE5F', 'metal', 14), 0, 0, 0, 1, side < 0))
    .join('') +
  b.rod('M-20-410C-16-440 16-440 20-410', '#AEB4BC', 12, 'brushed') +
  b.solid(rect(-9, -410, 18, 50, 4), '#AEB4BC', 'upright', 4) +
  b.solid(oval(0, -190, 172, 172), '#C0392F', 'glaze', 24) +
  (rear
    ? b.solid(oval(0, -190, 140, 140), '#8E949C', 'brushed', 14) +
      [
        [-60, -230],
        [60, -230],
        [0, -150],
      ]
        .map(
          ([x = 0, y = 0]) =>
            b.solid(rect(x - 32, y - 10, 64, 20, 8), '#D9AE5F', 'lying', 6) + b.solid(oval(x, y, 14, 14), '#D9AE5F', 'metal', 5),
        )
        .join('')
    : dial(b, -190, 142) + put(b.fill(rect(-2, -90, 4, 92, 2), '#C0392F'), 0, -190, 150))
export const ALARM_CLOCK: Goods = { views: [(b) => view(350, 440, alarm(b, false)), (b) => view(350, 440, alarm(b, true)), [0, -330, 2]] }

const SEGMENTS: Readonly<Record<string, string>> = {
  a: 'M6 0h30',
  b: 'M40 4v30',
  c: 'M40 44v30',
  d: 'M6 78h30',
  e: 'M2 44v30',
  f: 'M2 4v30',
  g: 'M6 39h30',
}
/** A digit of a liquid crystal display. */
const seven = (b: Brush, x: number, y: number, segments: string) =>
  put(b.line([...segments].map((name) => SEGMENTS[name] ?? '').join(''), '#22302A', 8), x, y, 0, 0.72)
export function stopwatch(b: Brush, colour: string, rear: boolean): string {
  const cord = b.rod('M-30-400C-140-460-160-330-110-250M30-400C140-460 150-330 130-200', '#2B2E35', 9, 'cloth')
  return (
    cord +
    b.solid(rect(-26, -412, 52, 46, 8), '#AEB4BC', 'upright', 6) +
    [-1, 1].map((side) => put(b.solid(rect(-20, -30, 40, 50, 8), colour, 'upright', 6), side * 112, -330, side * 42)).join('') +
    b.solid('M-150-190C-150-320-90-370 0-370C90-370 150-320 150-190C150-70 90 0 0 0C-90 0-150-70-150-190Z', '#2E3440', 'plastic', 26) +
    (rear
      ? b.solid(oval(0, -180, 100, 110), '#23272F', 'rubber', 16) +
        b.solid(oval(0, -180, 54, 54), '#3A3F47', 'plastic', 10) +
        b.fill(rect(-26, -184, 52, 8, 4), '#0E1116')
      : b.line('M-126-190C-126-300-80-344 0-344C80-344 126-300 126-190', colour, 10) +
        b.solid(rect(-108, -250, 216, 112, 18), '#C4D4BE', 'screen', 10) +
        seven(b, -94, -226, 'abcdef') +
        seven(b, -54, -226, 'abdeg') +
        b.fill(oval(-10, -210, 5, 5) + oval(-10, -184, 5, 5), '#22302A') +
        seven(b, 4, -226, 'afgcd') +
        seven(b, 46, -226, 'bcfg') +
        b.solid(oval(0, -70, 36, 30), colour, 'glaze', 10))
  )
}
export const STOPWATCH: Goods = {
  views: [(b) => view(320, 440, stopwatch(b, '#F0A52B', false)), (b) => view(320, 440, stopwatch(b, '#F0A52B', true)), [0, -190, 2.2]],
}
export const GYM_TIMER: Goods = {
  views: [(b) => view(320, 440, stopwatch(b, '#3FA88F', false)), (b) => view(320, 440, stopwatch(b, '#3FA88F', true)), [0, -190, 2.2]],
}

const ticks = (b: Brush, y: number, r: number) =>
  Array.from({ length: 24 }, (_, at) => put(b.fill(rect(-2.5, -r, 5, at % 2 ? r * 0.12 : r * 0.22, 2), '#4A2A1A'), 0, y, at * 15)).join('')
const timer = (b: Brush) =>
  b.solid(oval(0, -20, 150, 30), '#D9D2C4', 'plastic', 10) +
  b.solid('M-160-180C-160-310-90-370 0-370C90-370 160-310 160-180C160-60 110-10 0-10C-110-10-160-60-160-180Z', '#E5694A', 'glaze', 30) +
  b.solid(oval(0, -190, 118, 118), '#FBF3E2', 'paper', 14) +
  ticks(b, -190, 108) +
  b.solid(oval(0, -190, 62, 62), '#E5694A', 'glaze', 14) +
  put(b.solid(rect(-16, -66, 32, 132, 14), '#F4EBD8', 'plastic', 8), 0, -190, 38) +
  b.fill('M0-312l12-22h-24z', '#4A2A1A') +
  b.glow(-90, -300, 40, 24, 0.7, -40)
export const KITCHEN_TIMER: Goods = {
  views: [
    (b) => view(330, 370, timer(b)),
    (b) =>
      view(
        330,
        370,
        b.solid(
          'M-160-180C-160-310-90-370 0-370C90-370 160-310 160-180C160-60 110-10 0-10C-110-10-160-60-160-180Z',
          '#E5694A',
          'glaze',
          30,
        ) +
          b.solid(oval(0, -180, 110, 110), '#D9D2C4', 'plastic', 14) +
          b.solid(rect(-60, -210, 120, 60, 12), '#2B2E35', 'rubber', 8),
      ),
    [0, -200, 2.2],
  ],
}
