import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { around, at, type LabelArt } from './art.ts'

/** A rice cooker; `front` is what it is set with. */
const riceCooker = (b: Brush, colour: string, front: string) =>
  b.rod('M-84-70C-84-150 84-150 84-70', mix(colour, '#20242C', 0.45), 17, 'plastic') +
  b.solid('M-120-40C-116-96-60-110 0-110C60-110 116-96 120-40Z', mix(colour, '#FFFFFF', 0.15), 'glaze', 20) +
  b.solid(oval(0, -104, 20, 10), '#3A3E48', 'plastic', 5) +
  b.solid(rect(-126, -48, 252, 24, 12), '#D3D8DC', 'bar', 6) +
  b.solid('M-122-26H122C128 50 118 104 96 122H-96C-118 104-128 50-122-26Z', colour, 'upright', 22) +
  b.solid(rect(-100, 118, 200, 17, 8), '#3A3E48', 'plastic', 5) +
  front +
  b.glow(-84, 20, 12, 52, 0.55, 2)

const lever = (b: Brush) =>
  b.solid(rect(-46, 20, 92, 80, 17), '#F4F1EA', 'plastic', 10) +
  b.solid(rect(-26, 72, 52, 17, 8), '#3A3E48', 'plastic', 5) +
  b.fill(oval(-18, 44, 8), '#F2A31D') +
  b.fill(oval(18, 44, 8), '#D2302A')

const display = (b: Brush) =>
  b.solid(rect(-66, 2, 132, 106, 19), '#1E2128', 'glaze', 12) +
  b.fill(rect(-44, 18, 88, 36, 6), '#9FE0D0') +
  b.line('M-26 26v20M-10 26h14v20h-14zM18 26h14v20h-14z', '#1E3A36', 5) +
  [-36, -12, 12, 36].map((x) => b.fill(oval(x, 80, 8), '#E9ECEF', 0.85)).join('')

const blender = (b: Brush) =>
  b.solid(rect(-40, -146, 80, 22, 9), '#3A3E48', 'plastic', 6) +
  b.rod('M64-100C112-100 112-20 58-20', '#3A3E48', 19, 'plastic') +
  b.solid(
    'M-72-126H72L52 30H-52Z',
    '#DCEBF0',
    'glaze',
    16,
    b.fill('M-66-70C-30-54 30-84 66-66L52 40H-52Z', '#F0708A', 0.95) + b.line('M-70-66C-30-50 30-80 68-62', '#F9B8C4', 9, 0.9),
  ) +
  b.line('M36-40h14M34-16h14M40-64h14', '#FFFFFF', 4, 0.9) +
  b.glow(-44, -50, 9, 50, 0.85, -6) +
  b.solid('M-60 30H60L86 128C60 140-60 140-86 128Z', '#2F7D7F', 'upright', 20) +
  b.solid(rect(-56, 26, 112, 17, 8), '#C9CED4', 'bar', 4) +
  b.solid(oval(0, 88, 24, 24), '#F4F1EA', 'plastic', 8) +
  b.line('M0 88V72', '#3A3E48', 6)

const kettle = (b: Brush) =>
  b.rod('M70-84C150-96 150 40 84 66', '#2A2D34', 26, 'plastic') +
  b.solid('M-84-60C-124-70-140-90-150-104L-120-112C-112-100-90-96-70-96Z', '#C9CED4', 'brushed', 8) +
  b.solid('M-76-104H76C92-60 104 40 98 104H-98C-104 40-92-60-76-104Z', '#D9DEE2', 'metal', 16) +
  b.solid('M-78-100C-60-128 60-128 78-100C40-90-40-90-78-100Z', '#2A2D34', 'glaze', 8) +
  b.solid(oval(0, -124, 15, 9), '#3A3E48', 'plastic', 4) +
  b.solid(rect(-106, 98, 212, 34, 13), '#2A2D34', 'plastic', 8) +
  b.solid(rect(-12, -40, 24, 100, 11), '#9CCBE8', 'glaze', 5) +
  b.glow(-60, -10, 10, 70, 0.8, 2)

const airFryer = (b: Brush) =>
  b.solid(
    'M-110-60C-110-126-60-144 0-144C60-144 110-126 110-60V110C110 130 96 140 76 140H-76C-96 140-110 130-110 110Z',
    '#34363E',
    'glaze',
    30,
  ) +
  b.solid(oval(0, -96, 46, 26), '#1E2128', 'glaze', 8) +
  b.line('M-20-96h14v-10M0-106v20M12-106h12v20h-12z', '#9FE0D0', 4) +
  b.solid(rect(-98, -40, 196, 160, 26), '#42454E', 'plastic', 14) +
  b.solid(
    rect(-72, -24, 144, 62, 13),
    '#1A1C22',
    'screen',
    10,
    b.within(
      rect(-72, -24, 144, 62, 13),
      [-56, -34, -8, 16, 40].map((x, at) => put(b.fill(rect(-8, -34, 16, 68, 4), '#E9B84A'), x, 16 + (at % 2) * 8, at * 13 - 26)).join(''),
    ),
  ) +
  b.rod('M-36 74H36', '#C9CED4', 24, 'bar') +
  b.glow(-76, -70, 14, 50, 0.4, 8)

const mixer = (b: Brush) => {
  const whisk = b.again(
    b.rod('M0-20V40', '#AEB6BE', 9, 'metal') +
      b.line('M0 30C-34 50-34 100 0 116C34 100 34 50 0 30M0 30C-14 54-14 98 0 116C14 98 14 54 0 30', '#C9CED4', 6),
  )
  return (
    put(whisk, -86, 24) +
    put(whisk, -30, 24) +
    b.rod('M-90-70C-70-140 90-150 104-64C108-40 90-20 60-20', '#F4F1EA', 30, 'glaze') +
    b.solid(
      'M-130-10C-134-50-110-64-70-64H60C100-64 124-40 124-10C124 10 108 22 84 22H-100C-120 22-128 10-130-10Z',
      '#E9788C',
      'glaze',
      22,
    ) +
    [60, 84, 104].map((x) => b.line(`M${x}-36v40`, '#8A2A42', 5, 0.5)).join('') +
    b.solid(rect(-60, -40, 66, 20, 10), '#FDF6F0', 'plastic', 5) +
    b.glow(-84, -40, 24, 8, 0.7, -10)
  )
}

const fan = (b: Brush) =>
  b.rod('M0 20V110', '#D9DEE2', 22, 'plastic') +
  b.solid('M-84 126C-70 104 70 104 84 126C60 142-60 142-84 126Z', '#F4F6F7', 'glaze', 12) +
  b.solid(oval(0, -40, 108, 108), '#E9F2F7', 'glaze', 14) +
  put(around(b.again(b.solid('M0-10C-50-20-70-60-44-92C-20-100 10-70 0-10Z', '#5A9CC4', 'glaze', 12)), 4), 0, -40) +
  put(
    b.line(
      [0, 22, 45, 67, 90, 112, 135, 157]
        .map(
          (turn) =>
            `M${Math.round(Math.cos((turn * Math.PI) / 180) * 104)} ${Math.round(Math.sin((turn * Math.PI) / 180) * 104)}L${Math.round(-Math.cos((turn * Math.PI) / 180) * 104)} ${Math.round(-Math.sin((turn * Math.PI) / 180) * 104)}`,
        )
        .join('') +
        oval(0, 0, 76) +
        oval(0, 0, 50),
      '#FFFFFF',
      3,
      0.85,
    ) + b.rod(oval(0, 0, 106), '#F4F6F7', 11, 'plastic'),
    0,
    -40,
  ) +
  b.solid(oval(0, -40, 24, 24), '#F4F6F7', 'glaze', 9) +
  [-20, 0, 20].map((x) => b.fill(oval(x, 122, 5, 4), '#5A9CC4')).join('')

const iron = (b: Brush) =>
  [-90, -50, -10].map((x) => b.soft(`M${x} 128q-12 16 0 30`, '#FFFFFF', 10, 0.8)).join('') +
  b.rod('M-70-20C-60-110 60-120 110-80C120-60 112-30 104-4', '#2C4C7E', 32, 'glaze') +
  b.solid('M-140 84C-120 20-60-24 20-24H110C124-24 130-10 130 10V84Z', '#3F6BA8', 'glaze', 26) +
  b.solid('M-146 84H132V106C132 114 126 118 118 118H-136C-150 118-152 96-146 84Z', '#C9CED4', 'bar', 8) +
  b.solid('M-96 44C-80 14-40-4 0-4V44Z', '#9CCBE8', 'glaze', 10) +
  b.solid(oval(70, 36, 26, 26), '#F4F1EA', 'plastic', 8) +
  b.line('M70 36L84 22', '#3A3E48', 6)

const vacuum = (b: Brush) =>
  put(
    b.solid('M-40 90H40L60 138H-60Z', '#3A3E48', 'plastic', 10) +
      b.solid(
        rect(-42, -20, 84, 116, 17),
        '#CFE6EA',
        'glaze',
        12,
        b.fill(oval(0, 66, 34, 24), '#A9A49C', 0.75) + b.soft('M-20 60q20-30 40 0', '#8A857C', 10, 0.6),
      ) +
      b.solid('M-50-150C-20-164 40-160 54-120C60-80 58-40 50-14H-50C-58-60-58-110-50-150Z', '#2F7D8A', 'glaze', 24) +
      b.solid('M-20-130C0-138 24-134 30-112C32-90 30-70 26-56H-22C-28-80-28-110-20-130Z', '#F4F1EA', 'plastic', 8) +
      b.fill('M-10-118C0-122 14-120 18-106C20-92 18-80 16-70H-12C-16-86-16-104-10-118Z', '#1F5557') +
      b.solid(rect(-54, -22, 108, 19, 8), '#3A3E48', 'lying', 5),
    0,
    8,
    28,
  )

const humidifier = (b: Brush) =>
  ['M-10-70C-50-96-10-120-40-150', 'M12-72C-10-104 40-120 16-160', 'M30-66C60-90 50-110 76-130']
    .map((path) => b.soft(path, '#FFFFFF', 24, 0.85))
    .join('') +
  b.solid('M0-78C60-78 104-30 104 40C104 100 70 138 0 138C-70 138-104 100-104 40C-104-30-60-78 0-78Z', '#F6F8F9', 'glaze', 34) +
  b.solid(oval(0, -68, 36, 12), '#3A3E48', 'plastic', 5) +
  b.solid('M-102 60C-60 76 60 76 102 60C96 110 64 138 0 138C-64 138-96 110-102 60Z', '#B98A5A', 'wood', 18) +
  b.solid(oval(0, 12, 19, 19), '#9CCBE8', 'glaze', 6) +
  b.glow(-56, -10, 17, 34, 0.9, 24)

const mosquitoTrap = (b: Brush) =>
  b.solid('M-96-60C-90-126-50-144 0-144C50-144 90-126 96-60Z', '#34363E', 'glaze', 20) +
  b.solid(rect(-76, -64, 152, 122, 8), '#8A63E8', 'screen', 20) +
  b.glow(0, -4, 70, 64, 0.75) +
  b.line([-66, -44, -22, 0, 22, 44, 66].map((x) => `M${x}-62V58`).join(''), '#23262E', 7, 0.9) +
  b.solid('M-96 52H96L84 128C50 142-50 142-84 128Z', '#34363E', 'glaze', 18) +
  b.fill(oval(0, 96, 8), '#B69CF5') +
  put(
    b.line('M-6 6L-26 24M0 8L-4 30M8 6L26 24M12 0L32 10', '#3A2A22', 3.5) +
      b.fill(oval(-14, -16, 11, 22), '#F4F6F7', 0.8) +
      b.fill(oval(14, -16, 11, 22), '#F4F6F7', 0.8) +
      b.solid(oval(0, 2, 24, 8), '#5A4236', 'rubber', 4) +
      b.line('M-22 2L-40 12', '#3A2A22', 3.5),
    104,
    -88,
    -16,
  )

export const APPLIANCE_ART: Readonly<Record<string, LabelArt>> = {
  'rice-cooker': at((b) => riceCooker(b, '#F4F1EA', lever(b)), [-126, -139, 252, 274]),
  'digital-rice-cooker': at((b) => riceCooker(b, '#5B6470', display(b)), [-126, -139, 252, 274]),
  'mini-rice-cooker': at((b) => put(riceCooker(b, '#8FCFB8', lever(b)), 0, 0), [-126, -139, 252, 274]),
  blender: at(blender, [-86, -146, 195, 283]),
  kettle: at(kettle, [-150, -133, 295, 265]),
  'air-fryer': at(airFryer, [-110, -144, 220, 284]),
  'hand-mixer': at(mixer, [-131, -141, 255, 285]),
  fan: at(fan, [-112, -152, 224, 290]),
  iron: at(iron, [-150, -119, 282, 285]),
  vacuum: at(vacuum, [-118, -148, 223, 306]),
  humidifier: at(humidifier, [-104, -180, 208, 318]),
  'mosquito-trap': at(mosquitoTrap, [-96, -144, 236, 283]),
}
