import { packOf, traitsOf } from '../goods/goods.ts'
import { goodsOf } from '../goods/index.ts'
import type { DrawPack } from './pack.ts'

/** The product itself, seen from the front. */
export const plain: DrawPack = (subject, pen) => packOf(goodsOf(subject.art.name).views[0], traitsOf(subject), pen)
