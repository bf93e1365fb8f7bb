import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

const STEEL = '#B9BEC5'
/** Tools lie slanted; each is drawn upright, its grip at the foot, around 0, -200. */
const hammer = (b: Brush) =>
  b.solid('M-15-330H15L20-120H-20Z', '#E2A31E', 'upright', 8) +
  b.solid(
    'M-24-150C-30-90-20-40-28 0C-24 14 24 14 28 0C20-40 30-90 24-150Z',
    '#2E2E33',
    'rubber',
    12,
    b.line('M-24-110h48M-24-90h48M-24-70h48M-26-50h52M-26-30h52', '#FFFFFF', 3, 0.18),
  ) +
  b.solid(
    'M-120-380C-100-396-50-390-30-392H40L60-400H110V-320H60L40-330H-30C-60-334-90-330-140-290C-140-330-136-360-120-380Z',
    STEEL,
    'bar',
    12,
  ) +
  b.solid(rect(104, -406, 26, 92, 6), '#9AA0A8', 'bar', 8)
const driver = (b: Brush, cross: boolean) =>
  b.solid(rect(-9, -400, 18, 240, 3), STEEL, 'upright', 6) +
  b.solid(cross ? 'M-9-400L0-430L9-400Z' : 'M-13-430H13L9-396H-9Z', '#8E949C', 'brushed', 5) +
  b.solid(
    'M-22-176H22C40-160 34-130 40-100C46-60 44-30 34-6C20 8-20 8-34-6C-44-30-46-60-40-100C-34-130-40-160-22-176Z',
    '#D9432B',
    'plastic',
    14,
    b.soft('M-16-150C-20-100-20-50-14-6M16-150C20-100 20-50 14-6', '#4A0A00', 8, 0.4),
  ) +
  b.solid(rect(-26, -182, 52, 20, 6), '#2E2E33', 'rubber', 6)
const wrench = (b: Brush) =>
  b.solid(
    'M-26-300L-20-20C-20 8 20 8 20-20L26-300Z',
    STEEL,
    'upright',
    10,
    b.fill(rect(-9, -250, 18, 200, 9), '#8A9098', 0.5) + b.fill(oval(0, -12, 9, 9), '#4A4F56'),
  ) +
  b.solid('M-40-300C-84-330-84-410-40-440L-24-396L-24-360L24-350V-300Z', STEEL, 'brushed', 12) +
  b.solid('M10-300V-344L64-356C78-330 60-300 26-292Z', '#9AA0A8', 'brushed', 10) +
  b.solid(rect(-16, -330, 40, 28, 6), '#6E747C', 'upright', 6, b.line('M-10-330v28M-2-330v28M6-330v28M14-330v28', '#2A2E34', 2.4, 0.5)) +
  b.line('M-20-366H60', '#5E646C', 3, 0.5)
const saw = (b: Brush) =>
  b.solid('M-40-150L-56-430L60-430L70-150Z', '#C9CED5', 'brushed', 8, b.soft('M-30-160L-44-420', '#FFFFFF', 12, 0.6)) +
  b.fill(Array.from({ length: 24 }, (_, at) => `M${60 + at * 0.4} ${-428 + at * 11.4}l10 5-9 6z`).join(''), '#A2A8B0') +
  b
    .solid(
      'M-56-160H80C96-120 90-60 70-20C50 14-30 14-46-20C-70-70-70-120-56-160ZM-20-120C-24-90-20-60-8-44C10-34 34-40 40-60C48-90 44-110 40-120Z',
      '#B5753A',
      'wood',
      14,
    )
    .replace('<path ', '<path fill-rule="evenodd" ') +
  [
    [-30, -138],
    [50, -138],
  ]
    .map(([x = 0, y = 0]) => b.solid(oval(x, y, 9, 9), '#D9B25E', 'metal', 4))
    .join('')
const plank = (b: Brush) =>
  b.solid(
    'M-290-60L-240-150H290L250-60Z',
    '#D9B07A',
    'wood',
    14,
    b.line('M-270-80q180-14 520 0M-260-104q200 14 520-6M-250-130q160-8 520 4', '#8A5F30', 3, 0.4),
  ) +
  b.solid('M-290-60H250V-22H-290Z', '#C08F55', 'wood', 8) +
  b.solid('M250-60L290-150V-112L250-22Z', '#A9763F', 'wood', 8)
function tool(draw: (b: Brush) => string, detail: readonly [number, number, number], extra = ''): Goods {
  return {
    views: [
      (b) => view(420, 420, b.dark(10, -20, 180, 30, 0.38) + put(draw(b), -110, -40, 32, 0.94) + extra, true),
      (b) => view(580, 260, plank(b) + b.dark(-20, -110, 200, 14, 0.45) + put(draw(b), 210, -96, -84, 0.9)),
      detail,
    ],
  }
}
export const HAMMER = tool(hammer, [80, -340, 2.2])
export const SCREWDRIVER: Goods = {
  views: [
    (b) =>
      view(
        400,
        420,
        b.dark(10, -20, 180, 30, 0.38) + put(driver(b, false), -110, -50, 28, 0.94) + put(driver(b, true), 40, -36, 28, 0.94),
        true,
      ),
    (b) => view(580, 260, plank(b) + b.dark(-20, -110, 200, 14, 0.45) + put(driver(b, false), 210, -100, -84, 0.9)),
    [-70, -140, 2.2],
  ],
}
export const WRENCH = tool(wrench, [90, -350, 2.2])
export const SAW = tool(saw, [-70, -110, 2.1])

function toolbox(b: Brush, open: boolean): string {
  const red = '#C23B2E'
  const inside = open ? put(hammer(b), -90, -120, -8, 0.7) + put(wrench(b), 60, -110, 10, 0.6) + put(driver(b, true), 0, -110, 2, 0.66) : ''
  return (
    (open
      ? put(b.solid(rect(-220, -20, 440, 60, 10), red, 'plastic', 14), 0, -330, 0)
      : b.rod('M-90-244V-290Q-90-312-68-312H68Q90-312 90-290V-244', '#2E2E33', 22, 'rubber')) +
    inside +
    (open ? '' : b.solid(rect(-228, -250, 456, 84, 14), mix(red, '#FFFFFF', 0.06), 'plastic', 18)) +
    b.solid(rect(-220, -170, 440, 170, 14), red, 'plastic', 22, b.line('M-200-90H200', '#000000', 4, 0.16)) +
    b.rod('M-222-168H222', '#7A1E16', 7, 'plastic') +
    [-130, 130]
      .map((x) => b.solid(rect(x - 28, -206, 56, 74, 8), '#D9DDE2', 'brushed', 8) + b.fill(rect(x - 12, -160, 24, 14, 4), '#6E747C'))
      .join('')
  )
}
export const TOOLBOX: Goods = {
  views: [(b) => view(470, 320, toolbox(b, false)), (b) => view(470, 420, toolbox(b, true)), [130, -180, 2.2]],
}

function ladder(b: Brush, open: boolean): string {
  const alu = '#C3C8CE'
  const lean = open ? 60 : 26
  const at = (y: number) => 110 + (lean * (y + 460)) / 460
  const steps = [-380, -290, -200, -110]
    .map((y) =>
      b.solid(
        rect(-at(y), y, at(y) * 2, 30, 4),
        '#5E9AA0',
        'lying',
        8,
        b.line(`M${-at(y) + 10} ${y + 8}H${at(y) - 10}M${-at(y) + 10} ${y + 15}H${at(y) - 10}`, '#FFFFFF', 2, 0.4),
      ),
    )
    .join('')
  const rail = (side: number) =>
    b.rod(`M${side * 108}-460L${side * (108 + lean)}-10`, alu, 22, 'brushed') +
    b.solid(rect(side * (108 + lean) - 20, -22, 40, 24, 6), '#2E2E33', 'rubber', 6)
  const legs = open
    ? [-1, 1].map((side) => b.rod(`M${side * 92}-440L${side * 92 + 70}-40`, '#8E949C', 14, 'brushed')).join('') +
      b.line('M-90-200L130-180M90-200L160-190', '#8E949C', 5)
    : ''
  return legs + steps + rail(-1) + rail(1) + b.solid(rect(-122, -480, 244, 40, 8), '#3E7A80', 'plastic', 10)
}
export const LADDER: Goods = { views: [(b) => view(380, 480, ladder(b, true)), (b) => view(300, 480, ladder(b, false)), [-60, -400, 2.1]] }
