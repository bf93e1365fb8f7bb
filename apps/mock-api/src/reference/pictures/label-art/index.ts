import type { LabelArt } from './art.ts'
import { FRUIT_ART } from './fruit.ts'
import { STAPLE_ART } from './staples.ts'

/** Drawings for labels and beside packs, for which no emoji exists, by name. */
export const LABEL_ART: Readonly<Record<string, LabelArt>> = { ...FRUIT_ART, ...STAPLE_ART }
