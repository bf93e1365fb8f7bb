import { CLOTHES } from './clothes/index.ts'
import { ELECTRONICS } from './electronics/index.ts'
import type { Goods } from './goods.ts'
import { HOME } from './home/index.ts'
import { KITCHEN } from './kitchen/index.ts'
import { PRODUCE } from './produce/index.ts'
import { SPORTS } from './sports/index.ts'
import { TOYS } from './toys/index.ts'

/** All goods that come without a pack, by name. */
const GOODS: Readonly<Record<string, Goods>> = { ...CLOTHES, ...ELECTRONICS, ...HOME, ...KITCHEN, ...PRODUCE, ...SPORTS, ...TOYS }

/** Throws for an unknown name: a mistake in a family's table. */
export function goodsOf(name: string): Goods {
  const goods = Object.hasOwn(GOODS, name) ? GOODS[name] : undefined
  if (!goods) throw new Error(`No goods are called ${name}`)
  return goods
}
