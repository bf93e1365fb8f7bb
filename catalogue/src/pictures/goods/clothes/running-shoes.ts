import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, type Traits, view } from '../goods.ts'

interface Runner {
  readonly sole: string
  readonly height: number
  readonly stripe: 'chevrons' | 'rings' | 'wave'
}

/** A running shoe from its side, its toe to the right. */
function runner(b: Brush, colour: string, { sole, height, stripe }: Runner): string {
  const foam = `M-286-${height + 34}C-292-${height - 10}-296-30-276-12C-240 4 60 2 180 0C250-2 300-20 306-44C306-60 290-66 270-66C160-${height + 24} 60-${height}-60-${height + 2}C-160-${height + 4}-240-${height + 10}-286-${height + 34}Z`
  const upper = `M-270-210C-262-236-226-246-206-226C-180-200-140-186-96-206C-60-224-40-232-20-222C40-170 120-130 210-118C270-108 304-86 302-56C200-50-60-50-278-60C-290-100-286-160-270-210Z`
  const mark =
    stripe === 'chevrons'
      ? b.line('M-150-150l44 40-52 44M-96-146l42 36-50 44M-44-140l40 32-48 44', '#FFFFFF', 13, 0.92)
      : stripe === 'rings'
        ? b.line(oval(-110, -106, 36, 34) + oval(-52, -100, 30, 28), '#FFFFFF', 12, 0.92)
        : b.line('M-220-100q40-30 80 0t80 0 80 0 80 4', '#FFFFFF', 12, 0.92)
  const mesh = b.line(
    Array.from({ length: 9 }, (_, at) => `M-260 ${-200 + at * 17}q260 ${at * 4} 560 ${90 - at * 8}`).join(''),
    '#000000',
    4,
    0.14,
    '0 10',
  )
  const laces = [
    [-76, -214],
    [-46, -204],
    [-14, -186],
    [18, -166],
    [50, -148],
  ]
    .map(([x = 0, y = 0]) => b.rod(`M${x} ${y}l34-26`, '#F6F4EE', 10, 'cloth'))
    .join('')
  return (
    b.solid('M-200-226C-170-260-90-262-40-236C-20-222-80-190-110-190C-150-186-180-200-200-226Z', mix(colour, '#000000', 0.5), 'cloth', 14) +
    b.solid('M-60-240C-30-268 0-262 10-240C40-190 90-160 130-136L60-140C10-170-30-210-60-240Z', mix(colour, '#FFFFFF', 0.3), 'cloth', 10) +
    b.solid(
      upper,
      colour,
      'cloth',
      30,
      mesh +
        mark +
        b.solid('M-282-60C-290-120-284-180-266-216C-230-180-220-110-226-60Z', mix(colour, '#000000', 0.24), 'rubber', 14) +
        b.solid('M180-124C250-114 306-90 302-56H210C196-80 188-104 180-124Z', mix(colour, '#000000', 0.16), 'rubber', 12),
    ) +
    laces +
    b.solid(
      foam,
      sole,
      'rubber',
      20,
      b.fill('M-300-26C-200-8 200-12 310-40V10H-300Z', '#2B2B30') +
        b.soft(`M-270-${height - 16}C-120-${height - 30} 60-${height - 34} 250-56`, '#000000', 6, 0.14) +
        b.line(
          'M-240-6v-14M-200-4v-14M-160-3v-14M-120-2v-14M-80-2v-14M-40-2v-14M0-2v-14M40-2v-14M80-2v-14M120-3v-14M160-4v-14M200-8v-14',
          '#8A8A92',
          6,
          0.5,
        ),
    ) +
    b.rod('M-266-212C-262-234-228-240-208-222', mix(colour, '#FFFFFF', 0.25), 11, 'cloth')
  )
}

const FROM_ABOVE =
  'M-70-400C-90-440-60-470 0-470C60-470 90-440 76-400C64-340 66-300 84-240C110-150 100-40 50-10C20 6-40 4-64-16C-110-60-112-160-86-240C-66-300-60-340-70-400Z'

/** The pair from above, their soles around them. */
function runnerTop(b: Brush, colour: string, { sole, height }: Runner): string {
  const one =
    b.rod(FROM_ABOVE, sole, height * 0.36, 'rubber') +
    b.solid(
      FROM_ABOVE,
      colour,
      'cloth',
      26,
      b.line(Array.from({ length: 12 }, (_, at) => `M-110 ${-220 + at * 18}h220`).join(''), '#000000', 4, 0.14, '0 10'),
    ) +
    b.solid(
      'M-44-430C-40-456 40-456 44-430C40-380 36-340 40-300C20-280-20-280-40-300C-36-340-40-380-44-430Z',
      mix(colour, '#000000', 0.55),
      'cloth',
      16,
    ) +
    b.solid('M-30-330C-20-350 20-350 30-330L40-190Q0-150-40-190Z', mix(colour, '#FFFFFF', 0.3), 'cloth', 10) +
    [-300, -270, -240, -210].map((y) => b.rod(`M-48 ${y + 8}L48 ${y - 8}M48 ${y + 8}L-48 ${y - 8}`, '#F6F4EE', 8, 'cloth')).join('') +
    b.solid('M-78-60C-60-100 50-104 80-56C70-24 40-4 0-2C-40-2-66-24-78-60Z', mix(colour, '#000000', 0.16), 'rubber', 14)
  return b.dark(0, -230, 250, 250, 0.28) + put(one, -112, 0, -4) + put(one, 112, 0, 4, 1, true)
}

function runnerGoods(kind: Runner): Goods {
  const colourOf = ({ colour = '#8E7CC3' }: Traits) => colour
  return {
    views: [
      (b, traits) => view(610, 260, runner(b, colourOf(traits), kind)),
      (b, traits) => view(440, 470, runnerTop(b, colourOf(traits), kind), true),
      (b, traits) =>
        view(
          630,
          330,
          b.foot(30, -60, 260) +
            put(runner(b, colourOf(traits), kind), 40, -64, 0, 0.86, true) +
            b.foot(-20, 4, 270) +
            put(runner(b, colourOf(traits), kind), -20, 8, 0, 0.9),
          true,
        ),
    ],
  }
}

export const LIGHT_RUNNER = runnerGoods({ sole: '#F4F2EC', height: 52, stripe: 'chevrons' })

export const CUSHION_RUNNER = runnerGoods({ sole: '#F4F2EC', height: 78, stripe: 'wave' })

export const RACE_RUNNER = runnerGoods({ sole: '#F6D24A', height: 66, stripe: 'rings' })
