import { hash } from '../lib/rng.ts'
import { DAY, HOUR, startOfDay } from '../lib/time.ts'
import type { Catalogue, ProductRow } from './types.ts'

/** The rounds of each day, from and to an hour in Jakarta. */
const ROUNDS = [
  [12, 15],
  [19, 22],
] as const
const PRODUCTS = 12
/** The price during a round, of the usual one; rounded down to whole hundreds. */
const SHARE = 0.8

export interface FlashRound {
  /** ms */
  readonly starts_at: number
  readonly ends_at: number
  readonly products: readonly ProductRow[]
}

interface Moment {
  readonly catalogue: Catalogue
  /** ms of the world's clock */
  readonly now: number
}

const known = new WeakMap<Catalogue, FlashRound & { readonly since: number }>()

/** The times of the round that is on, or of the next one. `since`: the end of the one before. */
function timesAt(now: number) {
  const today = startOfDay(now)
  const rounds = [today - DAY, today, today + DAY].flatMap((day) =>
    ROUNDS.map(([from, to]) => ({ starts_at: day + from * HOUR, ends_at: day + to * HOUR })),
  )
  const at = rounds.findIndex(({ ends_at }) => now < ends_at)
  const [before, round] = [rounds[at - 1], rounds[at]]
  if (!before || !round) throw new Error('Each day has a round')
  return { ...round, since: before.ends_at }
}

/** The round that is on, or the next one; each round has other products. It has none in a catalogue without products for it. */
export function flashRoundAt({ catalogue, now }: Moment): FlashRound {
  const last = known.get(catalogue)
  if (last && last.since <= now && now < last.ends_at) return last
  const times = timesAt(now)
  const placeOf = ({ product_no }: ProductRow) => hash(`${times.starts_at} ${product_no}`)
  const products = catalogue.home.flash_list.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, PRODUCTS)
  const round = { ...times, products }
  known.set(catalogue, round)
  return round
}

const none: readonly ProductRow[] = []

/** The products that have their sale price now; none between two rounds. */
export function productsOnFlashSale(moment: Moment): readonly ProductRow[] {
  const { starts_at, products } = flashRoundAt(moment)
  return starts_at <= moment.now ? products : none
}

/** ms: when the round that is on, or the next one, changes the prices of a product; null when the product isn't in it. */
export function flashChangeAt(moment: Moment, product: ProductRow): number | null {
  const { starts_at, ends_at, products } = flashRoundAt(moment)
  if (!products.includes(product)) return null
  return moment.now < starts_at ? starts_at : ends_at
}

/** Rupiah: the price of a SKU during a round. */
export function flashPrice(price: number): number {
  return Math.floor((price * SHARE) / 100) * 100
}
