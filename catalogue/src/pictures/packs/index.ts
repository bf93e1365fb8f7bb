import type { PackShape } from '../../products/data-schemas.ts'
import { plain } from '../goods.ts'
import { box, carton } from './box.ts'
import type { DrawPack } from './pack.ts'
import { pouch } from './pouch.ts'
import { bottle, can, jar, pump, tube } from './round.ts'

export const PACKS: Readonly<Record<PackShape, DrawPack>> = { pouch, box, carton, jar, bottle, pump, tube, can, plain }
