import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

export function wheel(b: Brush, r: number, hub = '#D9DDE2', tyre = '#26262A'): string {
  return (
    b.solid(oval(0, 0, r, r), tyre, 'rubber', r * 0.2) +
    b.solid(oval(0, 0, r * 0.62, r * 0.62), hub, 'brushed', r * 0.16) +
    b.line(
      Array.from({ length: 5 }, (_, at) => {
        const a = (at * Math.PI * 2) / 5
        return `M0 0L${Math.round(Math.cos(a) * r * 0.54)} ${Math.round(Math.sin(a) * r * 0.54)}`
      }).join(''),
      mix(hub, '#000000', 0.35),
      r * 0.1,
      0.8,
    ) +
    b.solid(oval(0, 0, r * 0.16, r * 0.16), '#8E949C', 'brushed', 3)
  )
}

function racer(b: Brush, colour: string): string {
  const body =
    'M-290-70C-280-110-200-112-130-120C-90-170-40-176 10-172C60-168 80-130 120-122C200-116 280-100 296-64C300-46 280-40 260-40H-270C-288-40-294-52-290-70Z'
  return (
    b.solid(rect(-300, -196, 90, 16, 6), mix(colour, '#000000', 0.2), 'plastic', 6) +
    b.solid('M-280-182L-250-100H-226L-240-182Z', '#2E2E33', 'plastic', 6) +
    b.solid('M-70-146C-40-190 30-190 56-146Z', '#2E3B4E', 'glaze', 12) +
    b.solid(
      body,
      colour,
      'glaze',
      24,
      b.fill('M-290-92C-100-104 100-104 296-84V-66C100-84-100-84-294-72Z', '#FFFFFF', 0.92) +
        b.fill(oval(-20, -88, 40, 34), '#FFFFFF') +
        b.fill('M-28-108h16v40h-16z', '#26262A'),
    ) +
    b.glow(-120, -116, 60, 9, 0.7, -4) +
    [-170, 190].map((x) => put(wheel(b, 62, '#F0C23A'), x, -60)).join('') +
    b.solid('M250-52L312-40V-28H236Z', mix(colour, '#000000', 0.2), 'plastic', 6)
  )
}

const racerTop = (b: Brush, colour: string) =>
  [
    [-110, -340],
    [110, -340],
    [-116, -110],
    [116, -110],
  ]
    .map(([x = 0, y = 0]) => b.solid(rect(x - 30, y - 50, 60, 110, 18), '#26262A', 'rubber', 12))
    .join('') +
  b.solid(rect(-140, -60, 280, 36, 10), mix(colour, '#000000', 0.2), 'plastic', 8) +
  b.solid(
    'M-40-440C-20-470 20-470 40-440L60-330C90-280 86-180 80-60C60-30-60-30-80-60C-86-180-90-280-60-330Z',
    colour,
    'glaze',
    26,
    b.fill('M-20-460H20V-40H-20Z', '#FFFFFF', 0.9),
  ) +
  b.solid('M-46-270C-44-310 44-310 46-270L40-180H-40Z', '#2E3B4E', 'glaze', 14) +
  b.solid(oval(0, -230, 26, 26), '#F0C23A', 'glaze', 10) +
  b.solid(rect(-120, -456, 240, 24, 8), mix(colour, '#000000', 0.2), 'plastic', 8)

export const RACING_CAR: Goods = {
  views: [
    (b) => view(610, 200, racer(b, '#D3302B')),
    (b) => view(330, 470, b.dark(0, -230, 190, 240, 0.25) + racerTop(b, '#D3302B'), true),
    [-150, -90, 2.1],
  ],
}

function robot(b: Brush, back: boolean): string {
  const blue = '#4C8FC0'
  const limb = (side: number) =>
    put(
      b.rod('M118-230C170-230 176-190 172-140', '#8E98A2', 30, 'brushed') +
        b.solid('M150-140C146-100 200-100 196-140C204-150 142-150 150-140Z', blue, 'plastic', 10) +
        b.solid(rect(34, -70, 56, 50, 8), '#8E98A2', 'upright', 8) +
        b.solid('M22-30Q22-44 40-44H96Q112-44 112-26V0H22Z', blue, 'plastic', 12),
      0,
      0,
      0,
      1,
      side < 0,
    )
  const chest = back
    ? b.solid(
        rect(-60, -230, 120, 110, 12),
        '#3E4A57',
        'plastic',
        10,
        b.line('M-40-200h80M-40-180h80M-40-160h80M-40-140h80', '#111111', 4, 0.4),
      ) + b.rod('M0-100v30', '#F0C23A', 12, 'plastic')
    : b.solid(rect(-72, -236, 144, 100, 14), '#F1F0EA', 'plastic', 10) +
      b.solid(oval(-36, -196, 18, 18), '#D9432B', 'glaze', 8) +
      b.solid(oval(0, -196, 12, 12), '#F0C23A', 'glaze', 6) +
      b.solid(oval(32, -196, 12, 12), '#4E9A3B', 'glaze', 6) +
      b.line('M-50-160h100', '#9AA3AE', 7)
  const face = back
    ? b.line('M-70-360h140M-70-340h140', '#000000', 4, 0.12)
    : b.solid(rect(-86, -396, 172, 88, 26), '#22303E', 'screen', 14) +
      [-38, 38].map((x) => b.solid(oval(x, -354, 22, 22), '#7FE3F2', 'glaze', 8) + b.glow(x - 6, -362, 8, 6, 1)).join('') +
      b.line('M-24-322q24 12 48 0', '#7FE3F2', 5)
  return (
    b.rod('M0-430V-466', '#8E98A2', 10, 'brushed') +
    b.solid(oval(0, -474, 16, 16), '#D9432B', 'glaze', 8) +
    limb(1) +
    limb(-1) +
    b.solid(rect(-116, -264, 232, 194, 30), blue, 'plastic', 24) +
    chest +
    b.solid(rect(-26, -288, 52, 30, 6), '#8E98A2', 'upright', 8) +
    b.solid(rect(-116, -432, 232, 150, 44), mix(blue, '#FFFFFF', 0.12), 'plastic', 26) +
    face +
    [-1, 1].map((side) => b.solid(rect(side < 0 ? -136 : 114, -386, 22, 60, 8), '#F0C23A', 'plastic', 8)).join('')
  )
}

export const ROBOT: Goods = { views: [(b) => view(400, 480, robot(b, false)), (b) => view(400, 480, robot(b, true)), [0, -340, 2]] }

function train(b: Brush): string {
  const rail = b.solid(rect(-300, -20, 600, 14, 4), '#8E949C', 'bar', 4)
  return (
    rail +
    b.solid(rect(-270, -84, 540, 34, 8), '#8A2A22', 'wood', 10) +
    b.solid(rect(70, -330, 180, 256, 12), '#C9432F', 'wood', 18) +
    b.solid(rect(50, -356, 220, 36, 12), '#2F3A46', 'wood', 12) +
    b.solid(rect(104, -296, 112, 84, 10), '#CFE6EE', 'glaze', 12) +
    b.solid('M-230-220H90V-80H-230Q-254-80-254-110V-190Q-254-220-230-220Z', '#3E6E58', 'lying', 18) +
    [-150, -40].map((x) => b.solid(rect(x, -222, 18, 144, 3), '#D9B25E', 'lying', 5)).join('') +
    b.solid(oval(-252, -150, 30, 66), '#2F3A46', 'wood', 10) +
    b.solid('M-206-220L-220-320H-134L-148-220Z', '#2F3A46', 'upright', 10) +
    b.solid(rect(-232, -344, 110, 30, 8), '#D9B25E', 'lying', 6) +
    b.solid('M-60-220C-64-270 0-270-4-220Z', '#D9B25E', 'metal', 8) +
    b.solid('M-270-84L-320-26H-250V-84Z', '#8A2A22', 'wood', 8) +
    [-190, -90, 20].map((x) => put(wheel(b, 48, '#D9B25E', '#7A2018'), x, -52)).join('') +
    put(wheel(b, 68, '#D9B25E', '#7A2018'), 160, -72) +
    b.rod('M-190-52H160', '#C3C8CE', 12, 'brushed')
  )
}

const trainFront = (b: Brush) =>
  b.solid(rect(-170, -20, 340, 14, 4), '#8E949C', 'bar', 4) +
  b.solid(rect(-130, -330, 260, 250, 12), '#C9432F', 'wood', 18) +
  b.solid(rect(-150, -360, 300, 36, 12), '#2F3A46', 'wood', 12) +
  b.solid(rect(-144, -90, 288, 40, 8), '#8A2A22', 'wood', 10) +
  b.solid(oval(0, -170, 106, 106), '#3E6E58', 'wood', 20) +
  b.solid(oval(0, -170, 84, 84), '#2F3A46', 'wood', 14) +
  b.solid(oval(0, -206, 26, 26), '#FFE9A8', 'glaze', 10) +
  b.solid('M-34-268L-46-390H46L34-268Z', '#2F3A46', 'upright', 10) +
  b.solid(rect(-58, -414, 116, 30, 8), '#D9B25E', 'lying', 6) +
  b.solid(
    'M-120-56L-160-10H160L120-56Z',
    '#8A2A22',
    'wood',
    10,
    b.line('M-80-56l-24 46M-40-56l-12 46M0-56v46M40-56l12 46M80-56l24 46', '#3E0F0A', 5, 0.5),
  )

export const STEAM_TRAIN: Goods = { views: [(b) => view(610, 360, train(b)), (b) => view(340, 420, trainFront(b)), [-160, -220, 2]] }
