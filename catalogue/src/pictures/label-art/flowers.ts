import { type Brush, oval, put } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { sunflowerHead } from '../goods/home/flowers.ts'
import { leaf } from '../goods/produce/parts.ts'
import { around, at, type LabelArt, spread } from './art.ts'

const ROUND = 'M0-14C-50-36-62-108-24-126C-8-133 8-133 24-126C62-108 50-36 0-14Z'
const NOTCHED = 'M0-14C-58-44-66-108-30-126L0-108L30-126C66-108 58-44 0-14Z'
const POINTED = 'M0-14C-36-50-30-104 0-134C30-104 36-50 0-14Z'

/** Petals in a circle, each with a vein of the heart's colour. */
const petals = (b: Brush, path: string, colour: string, count: number, heart: string, turn = 0) =>
  around(b.again(b.solid(path, colour, 'skin', 16, b.soft('M0-20V-70', heart, 14, 0.4))), count, turn)

const leaves = (b: Brush, ...turns: number[]) => turns.map((turn) => put(leaf(b, 128, '#3F8A3A'), 0, 0, turn)).join('')

const jasmine = (b: Brush) =>
  leaves(b, 20, 150) + petals(b, ROUND, '#FFFDF6', 5, '#D9D38A') + b.solid(oval(0, 0, 19, 19), '#F2C230', 'skin', 8)

const sakura = (b: Brush) => {
  const stamen = b.again(b.line('M0 0V-46', '#C2406A', 4) + b.fill(oval(0, -50, 6, 6), '#F5CC55'))
  return petals(b, NOTCHED, '#F6B5C8', 5, '#D4547E') + around(stamen, 10, 8) + b.solid(oval(0, 0, 13, 13), '#C2406A', 'skin', 6)
}

const hibiscus = (b: Brush, colour = '#D8324A') =>
  leaves(b, 30, 160) +
  around(
    b.again(put(b.solid(ROUND, colour, 'skin', 18, b.line('M0-20V-104M-8-30L-28-92M8-30L28-92', '#7A0A24', 4, 0.35)), 0, 0, 0, 1.06)),
    5,
    12,
  ) +
  b.dark(0, 0, 44, 44, 0.5) +
  b.rod('M0 0C20-30 40-50 84-84', '#F2C230', 13, 'skin') +
  spread(b.again(b.solid(oval(0, 0, 9, 9), '#F7D358', 'skin', 4)), [
    [64, -82, 0],
    [84, -64, 0],
    [92, -96, 0],
    [76, -104, 0],
    [104, -78, 0],
  ])

const rose = (b: Brush, colour = '#C4243F') => {
  const petal = (share: number) => b.again(b.solid(ROUND, mix(colour, '#FFE3DC', share), 'skin', 22))
  return (
    leaves(b, 40, 140) +
    around(put(petal(0), 0, 0), 5, 0) +
    around(put(petal(0.1), 0, 0, 0, 0.78), 5, 36) +
    around(put(petal(0.18), 0, 0, 0, 0.56), 4, 10) +
    b.solid(oval(0, 0, 34, 33), mix(colour, '#FFE3DC', 0.12), 'skin', 12) +
    b.line('M-18 6C-22-16 2-28 16-14C28 0 12 20-4 14C-16 8-8-8 4-4', mix(colour, '#2A0010', 0.55), 5, 0.8)
  )
}

const tulipBloom = (b: Brush, colour: string) =>
  b.solid('M0-130C40-110 60-60 40-4H-40C-60-60-40-110 0-130Z', mix(colour, '#300018', 0.18), 'skin', 16) +
  b.solid('M-62-112C-84-60-70-6 0 0C20-40-10-90-62-112Z', colour, 'skin', 18) +
  b.solid('M62-112C84-60 70-6 0 0C-20-40 10-90 62-112Z', mix(colour, '#FFFFFF', 0.12), 'skin', 18)

const tulip = (b: Brush, colour = '#E2547A') => {
  const one = b.again(b.rod('M0-6C-4 40 2 80 0 126', '#5E9A3A', 12, 'skin') + tulipBloom(b, colour))
  return (
    put(one, -58, 20, -14, 0.82) +
    put(one, 60, 22, 14, 0.82) +
    put(leaf(b, 170, '#4E9A3B'), -4, 128, -116) +
    put(leaf(b, 170, '#5CA446'), 4, 128, -62) +
    put(one, 0, 0)
  )
}

const lavender = (b: Brush) => {
  const bud = b.again(b.solid('M0 6C-16 0-18-20 0-30C18-20 16 0 0 6Z', '#8A63B8', 'skin', 9))
  const one = b.again(
    b.rod('M0 130V-60', '#7A9A4A', 7, 'skin') +
      Array.from(
        { length: 6 },
        (_, row) =>
          put(bud, -17, -4 - row * 23, -34, 1 - row * 0.06) +
          put(bud, 17, -4 - row * 23, 34, 1 - row * 0.06) +
          put(bud, 0, -10 - row * 23, 0, 1.05 - row * 0.06),
      ).join(''),
  )
  return put(one, -34, 8, -20) + put(one, 34, 8, 20) + put(one, 0, 0)
}

const ylang = (b: Brush) =>
  leaves(b, -20, 200) +
  around(b.again(put(b.solid(POINTED, '#D6C24A', 'skin', 12, b.soft('M0-20V-100', '#8A7A1E', 8, 0.4)), 0, 0, 0, 1.04)), 6, 10) +
  b.solid(oval(0, 0, 20, 20), '#9AA83A', 'skin', 8)

const bouquet = (b: Brush) => {
  const red = b.again(rose(b, '#D4506E'))
  const pink = b.again(sakura(b))
  const white = b.again(jasmine(b))
  return (
    b.solid('M-92-10L0 140L92-10C40 20-40 20-92-10Z', '#E9D2AE', 'paper', 14, b.line('M-50 6L0 130M50 6L0 130', '#A98A5A', 4, 0.4)) +
    put(white, -74, -46, -10, 0.5) +
    put(white, 76, -44, 20, 0.5) +
    put(pink, 0, -92, 10, 0.5) +
    put(red, -34, -26, 0, 0.52) +
    put(red, 42, -20, 30, 0.5) +
    b.solid('M-30 66C-60 40-60 96-20 78H20C60 96 60 40 30 66Z', '#C4384A', 'cloth', 8)
  )
}

export const FLOWER_ART: Readonly<Record<string, LabelArt>> = {
  jasmine: at(jasmine, [-128, -132, 256, 249]),
  sakura: at(sakura, [-129, -126, 258, 246]),
  hibiscus: at(hibiscus, [-129, -138, 268, 271]),
  rose: at(rose, [-128, -132, 256, 249]),
  tulip: at(tulip, [-131, -130, 264, 262]),
  lavender: at(lavender, [-108, -147, 216, 281]),
  ylang: at(ylang, [-131, -137, 262, 274]),
  bouquet: at(bouquet, [-140, -157, 282, 297]),
  'sunflower-head': at(sunflowerHead, [-128, -128, 256, 256]),
}
