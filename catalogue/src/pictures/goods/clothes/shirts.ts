import { type Brush, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, type Traits, view } from '../goods.ts'

/** Clothes lie flat or hang, so they cast a faint shadow of their own instead of standing. */
export const hung = (width: number, height: number, b: Brush, svg: string) =>
  view(width, height, b.dark(10, -6, width * 0.46, 18, 0.32) + put(svg, 0, -16), true)

const TEE =
  'M-86-400C-50-376 50-376 86-400L150-376L256-262L196-196L142-240C146-160 140-80 146-8Q0 12-146-8C-140-80-146-160-142-240L-196-196L-256-262L-150-376Z'

const teeFolds = (b: Brush) =>
  b.crease('M-130-190C-90-170-60-120-80-30M126-200C90-160 70-110 92-40M-60-60C-20-90 20-90 60-50', 13, 0.2) +
  b.crease('M-150-300Q-130-270-140-236M150-300Q130-270 140-236', 9, 0.26) +
  b.seam('M-140-20Q0-2 140-20M-210-216l46 34M210-216l-46 34')

export type Motif = (b: Brush) => string

function tee(b: Brush, colour: string, motif: string, back: boolean): string {
  const neck = back
    ? b.solid('M-86-400C-50-386 50-386 86-400L74-406C40-396-40-396-74-406Z', mix(colour, '#000000', 0.12), 'cloth', 6)
    : b.solid('M-86-400C-56-426 56-426 86-400C50-360-50-360-86-400Z', mix(colour, '#000000', 0.35), 'cloth', 10) +
      b.solid(rect(-20, -412, 40, 22, 4), '#F4F1EA', 'paper', 4) +
      b.rod('M-86-400C-50-352 50-352 86-400', mix(colour, '#000000', 0.1), 15, 'cloth')
  return b.solid(TEE, colour, 'cloth', 26, teeFolds(b) + motif) + neck
}

const folded = (b: Brush, colour: string, motif: string) =>
  b.solid(rect(-170, -300, 340, 296, 16), mix(colour, '#000000', 0.1), 'cloth', 16) +
  b.solid(
    'M-170-310Q-170-330-150-330H-76C-40-300 40-300 76-330H150Q170-330 170-310V-30Q170-12 150-12H-150Q-170-12-170-30Z',
    colour,
    'cloth',
    22,
    b.crease('M-140-200q60 20 120 0M40-90q50 14 110-10M-130-60q70 16 120 0', 9, 0.16) + put(motif, 0, 30),
  ) +
  b.rod('M-76-330C-40-286 40-286 76-330', mix(colour, '#000000', 0.12), 15, 'cloth')

function teeGoods(own: string, motif: Motif, behind: Motif = none): Goods {
  const colourOf = ({ colour = own }: Traits) => colour
  return {
    views: [
      (b, traits) => hung(520, 430, b, tee(b, colourOf(traits), motif(b), false)),
      (b, traits) => hung(520, 430, b, tee(b, colourOf(traits), behind(b), true)),
      (b, traits) => view(360, 340, folded(b, colourOf(traits), motif(b))),
    ],
  }
}

const none: Motif = () => ''

const pocket: Motif = (b) =>
  b.solid('M34-280H104V-220Q69-190 34-220Z', '#FFFFFF', 'cloth', 6, '').replace('<g', '<g opacity=".28"') +
  b.seam('M34-280H104V-220Q69-190 34-220Z')

const stripe: Motif = (b) => b.fill('M-150-230H150V-200H-150ZM-150-184H150V-170H-150Z', '#FFFFFF', 0.9)

const mesh: Motif = (b) =>
  b.line(Array.from({ length: 12 }, (_, at) => `M-140 ${-340 + at * 28}h280`).join(''), '#000000', 4, 0.16, '0 11') +
  b.fill('M-146-340L-70-380L-110-8L-146-8Z', '#FFFFFF', 0.5) +
  b.fill('M146-340L70-380L110-8L146-8Z', '#FFFFFF', 0.5)

export const PLAIN_TEE = teeGoods('#4E9A5A', none)

export const POCKET_TEE = teeGoods('#4E9A5A', (b) => pocket(b) + stripe(b), stripe)

export const DRY_TEE = teeGoods('#2F86C4', mesh)

const SINGLET =
  'M-84-410C-70-330-50-300 0-300C50-300 70-330 84-410H132C124-330 140-280 156-256C146-160 146-80 154-8Q0 12-154-8C-146-80-146-160-156-256C-140-280-124-330-132-410Z'

const singlet = (b: Brush, back: boolean) =>
  b.solid(
    SINGLET,
    '#1F9E96',
    'cloth',
    24,
    b.fill(back ? 'M-154-120H154V-60H-154Z' : 'M-160-250L160-60V0L-160-190Z', '#F4D23A') +
      b.line(Array.from({ length: 10 }, (_, at) => `M-140 ${-280 + at * 28}h280`).join(''), '#000000', 4, 0.14, '0 11') +
      b.crease('M-120-160C-80-120-70-80-90-20M120-170C80-130 80-90 96-30', 12, 0.2),
  ) +
  b.rod(
    back ? 'M-84-410C-80-380-60-366 0-366C60-366 80-380 84-410' : 'M-84-410C-70-330-50-300 0-300C50-300 70-330 84-410',
    '#136E68',
    11,
    'cloth',
  ) +
  b.rod('M-132-410C-124-330-140-280-156-256M132-410C124-330 140-280 156-256', '#136E68', 9, 'cloth')

export const SINGLET_GOODS: Goods = {
  views: [
    (b) => hung(330, 420, b, singlet(b, false)),
    (b) =>
      hung(330, 420, b, b.solid('M-84-410C-80-380-60-366 0-366C60-366 80-380 84-410V-280H-84Z', '#1F9E96', 'cloth', 10) + singlet(b, true)),
    [-60, -280, 2.1],
  ],
}
