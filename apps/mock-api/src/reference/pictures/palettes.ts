/** Colours of a pack and of the wall behind it. */
export interface Palette {
  /** The pack's colour at the top and at the bottom. */
  readonly base: string
  readonly deep: string
  /** Shape behind the art; lids and stripes. */
  readonly accent: string
  /** Letters on `base`. */
  readonly on: string
  /** Letters on a cream label. */
  readonly ink: string
  readonly wall: WallName
}

/** Lit, shaded and middle tone of a pastel wall. */
export const WALLS = {
  peach: ['#FDEFE3', '#F8D9C3', '#FBE6D6'],
  mint: ['#E9F5EC', '#CBE5D3', '#DCEFE2'],
  sky: ['#E8F2F8', '#C6DEEC', '#DAEAF3'],
  rose: ['#FDEBEA', '#F6CECB', '#FADDDB'],
  butter: ['#FEF6DD', '#F8E2A6', '#FBECC4'],
  sand: ['#F8F1E7', '#E6D7C2', '#EFE5D6'],
  sage: ['#F0F3E4', '#D5DDB9', '#E3E8CF'],
  aqua: ['#E4F4F3', '#BEE0DE', '#D4ECEA'],
  clay: ['#FBEAE2', '#EBC4B0', '#F4D8C9'],
} as const

export type WallName = keyof typeof WALLS

const white = '#FFFFFF'
type Row = readonly [base: string, deep: string, accent: string, on: string, ink: string, wall: WallName]

// biome-ignore format: a palette a row
const rows: Readonly<Record<string, Row>> = {
  chili: ['#D9432B', '#B92D1B', '#F7B733', white, '#8E1F0E', 'peach'],
  corn: ['#F6C544', '#EDAE22', '#7A4425', '#4A250D', '#6B3A05', 'butter'],
  gold: ['#EFA62B', '#DB8C12', '#FFF0C2', '#4A2500', '#7A4300', 'butter'],
  orange: ['#F2842B', '#DD6A12', '#FFE3BD', white, '#8A3D05', 'mint'],
  pandan: ['#2E7D4F', '#205E3A', '#F4DFA9', white, '#1F5A38', 'mint'],
  leaf: ['#6FA84B', '#558B36', '#F2F6D8', white, '#35601F', 'sage'],
  lime: ['#B9CF3F', '#9CB428', '#FBFADB', '#33450A', '#4B610F', 'sage'],
  mint: ['#9FD3B8', '#7FBC9D', '#F3FBF5', '#1E4D36', '#256145', 'mint'],
  teal: ['#3C7F82', '#2A6265', '#F6D9A0', white, '#1F5557', 'aqua'],
  sky: ['#7DB8DA', '#5A9CC4', '#F2F9FD', '#123B57', '#1F5478', 'sky'],
  ocean: ['#1F6796', '#154E74', '#CFE8F3', white, '#174F74', 'sky'],
  navy: ['#2C4C7E', '#1F385F', '#DCE7F5', white, '#22406C', 'sky'],
  plum: ['#76508F', '#5B3A73', '#F0DFF5', white, '#553069', 'rose'],
  berry: ['#A92B58', '#861C42', '#FBD9DF', white, '#83193F', 'rose'],
  rose: ['#E9788C', '#D65C73', '#FFEDEE', white, '#9A2A42', 'rose'],
  blush: ['#F5CFC4', '#EBB7A8', '#FFF6F1', '#7A2F1F', '#8A3C2A', 'clay'],
  clay: ['#C4683F', '#A64F2A', '#FBE3CB', white, '#7F3415', 'clay'],
  choco: ['#5A2E1F', '#3E1D12', '#F2C48D', white, '#54280F', 'clay'],
  coffee: ['#3A2A22', '#241812', '#E3B27A', white, '#3F2A1C', 'sand'],
  night: ['#33302F', '#1F1C1B', '#F2A81D', white, '#33302F', 'sand'],
  slate: ['#5B6470', '#434B56', '#E4EAF0', white, '#3A424D', 'sky'],
  sand: ['#E9D9BF', '#D9C3A0', '#B97B41', '#5B3517', '#6B4420', 'sand'],
  cream: ['#F6EBD6', '#E9D6B4', '#D6402B', '#8E2413', '#8E2413', 'sand'],
  milk: ['#F4F8FB', '#DDEAF2', '#2C6FA8', '#1F4E79', '#1F4E79', 'sky'],
  rice: ['#FBF4E4', '#F0E2C4', '#2F7D4F', '#1F5A38', '#1F5A38', 'sage'],
  peach: ['#F6B48F', '#EA9A70', '#FFF1E6', '#6A2B0E', '#7F3415', 'peach'],
  butter: ['#F8E2A6', '#EFCF7C', '#FFFAEB', '#5C4106', '#6B4A08', 'butter'],
  sage: ['#C4D2A0', '#A9BC7F', '#F7FAEC', '#33451A', '#40552A', 'sage'],
  aqua: ['#9AD3D0', '#77BCB8', '#F1FBFA', '#154644', '#1F5557', 'aqua'],
}

const palettes = new Map(
  Object.entries(rows).map(([name, [base, deep, accent, on, ink, wall]]): [string, Palette] => [
    name,
    { base, deep, accent, on, ink, wall },
  ]),
)

/** Throws for an unknown name: a mistake in a family's table. */
export function paletteOf(name: string): Palette {
  const palette = palettes.get(name)
  if (!palette) throw new Error(`No palette is called ${name}`)
  return palette
}
