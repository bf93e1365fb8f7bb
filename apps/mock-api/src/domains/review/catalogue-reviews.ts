import { createRng, type Rng, rngState } from '@nusaria/catalogue/lib/rng'
import { DAY, formatInstant, HOUR, SECOND } from '@nusaria/catalogue/lib/time'
import { reviewPhotoUrl } from '@nusaria/catalogue/products/picture-key'
import type { ProductRow, Translated } from '@nusaria/catalogue/products/types'
import { catalogueText } from '@nusaria/catalogue/texts/index'
import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { Review } from '@nusaria/contracts/review'
import { fakerWith, personName } from '../../lib/faker.ts'
import { composeReview, reviewText, toneOf } from './compose.ts'
import { type Tone, textOf } from './phrases.ts'
import { spreadStars } from './stars.ts'

/** The name of anonymous reviewers. */
export const ANONYMOUS: Translated = { en: 'Anonymous', id: 'Anonim', 'zh-CN': '匿名用户' }

/** Masks a name to its first and last letter: `S***i`. */
export function maskedName(name: string): string {
  const letters = [...name.trim()]
  return `${letters[0] ?? ''}***${letters.length > 1 ? letters.at(-1) : ''}`
}

/** What filters and orders need of each review, newest first. */
export interface ReviewFlags {
  readonly stars: Uint8Array
  readonly pictured: Uint8Array
  /** How many shoppers found it helpful before the world began. */
  readonly helpful: Uint16Array
  /** How many reviews with as good an opinion are older. */
  readonly rank: Uint16Array
}

const PICTURED = 0.18
const UNNAMED = 0.08
/** Maximum pictures per review. */
const PICTURES = 3

function shuffled(stars: Uint8Array, rng: Rng): Uint8Array {
  for (let i = stars.length - 1; i > 0; i--) {
    const j = rng.int(0, i)
    const [a = 0, b = 0] = [stars[i], stars[j]]
    stars[i] = b
    stars[j] = a
  }
  return stars
}

/**
 * How many shoppers found each review helpful: nobody most of them, many a few. Photos help, and so do more buyers and time. The draws come after
 * those of `stars` and `pictured`.
 */
function helpfulCounts(pictured: Uint8Array, rng: Rng): Uint16Array {
  const most = 3 + Math.min(240, pictured.length / 8)
  return Uint16Array.from(pictured, (photos, at) => {
    const shown = 0.2 + (0.8 * (at + 1)) / pictured.length
    return Math.floor(most * shown * rng.next() ** (photos ? 4 : 7))
  })
}

/** For each review the number of older ones with its tone. */
function ranksOf(stars: Uint8Array): Uint16Array {
  const older = new Map<Tone, number>()
  const ranks = new Uint16Array(stars.length)
  for (let at = stars.length - 1; at >= 0; at--) {
    const tone = toneOf(stars[at] ?? 5)
    const rank = older.get(tone) ?? 0
    ranks[at] = rank
    older.set(tone, rank + 1)
  }
  return ranks
}

/** The flags of the catalogue's reviews, cached on first use: six bytes per review, equal in every world. */
const known = new WeakMap<ProductRow, ReviewFlags>()

export function reviewFlags(product: ProductRow): ReviewFlags {
  const before = known.get(product)
  if (before) return before
  const rng = createRng(rngState('reviews', product.product_no, product.product_name))
  const counts = spreadStars(product.review_count, product.rating)
  const stars = shuffled(Uint8Array.from(counts.flatMap((count, at) => Array<number>(count).fill(at + 1))), rng)
  const pictured = Uint8Array.from(stars, () => Number(rng.next() < PICTURED))
  const flags = { stars, pictured, helpful: helpfulCounts(pictured, rng), rank: ranksOf(stars) }
  known.set(product, flags)
  return flags
}

/** How long before the world began a review was written, ms: older ones are rarer, over one to two years. */
function age(at: number, total: number, rng: Rng): number {
  const span = (200 + Math.min(400, total)) * DAY
  const limit = (place: number) => 3 * HOUR + span * (place / total) ** 1.4
  return Math.round(fakerWith(rng).number.float({ min: limit(at), max: limit(at + 1) }) / SECOND) * SECOND
}

/** The number of the catalogue's review at a place, counted from the oldest, which is 1. */
export function reviewNo({ product_no }: ProductRow, place: number): string {
  return `RV${product_no}-${String(place).padStart(5, '0')}`
}

/** ms: at least so long, and at most so much longer, does the shop take to answer */
const ANSWER_TIME = { least: HOUR, more: 3 * DAY } as const

/** What of a review depends on its reader or on this world. */
type OfReader = 'helpful_count' | 'flag_helpful' | 'flag_own'

/** The catalogue's review at a position (0 is the newest). Always generated with the same sentences, never stored. */
export function catalogueReview(product: ProductRow, at: number, began: number, language: Language): Omit<Complete<Review>, OfReader> {
  const { stars, pictured, rank, helpful } = reviewFlags(product)
  const { product_no, sku_list } = product
  const place = stars.length - at
  const rng = createRng(rngState('review', product_no, product.product_name, place))
  const ago = age(at, stars.length, rng)
  const sku = rng.pick(sku_list)
  const given = stars[at] ?? 5
  const { said, answer } = composeReview(rng, product, sku, { stars: given, rank: rank[at] ?? 0, helpful: helpful[at] ?? 0 })
  const reviewer = rng.next() < UNNAMED ? ANONYMOUS[language] : maskedName(personName(rng))
  const pictures = Array.from({ length: rng.int(1, PICTURES) }, (_, nth) => reviewPhotoUrl(sku.image_url, place * PICTURES + nth))
  const answeredAfter = ANSWER_TIME.least + rng.next() * Math.min(ANSWER_TIME.more, ago - 2 * ANSWER_TIME.least)
  return {
    review_no: reviewNo(product, place),
    product_no,
    spec_values: sku.spec_values.map((value) => catalogueText.option(language, value)),
    stars: given,
    content: reviewText(said, product, sku, language),
    language,
    picture_list: pictured[at] === 1 ? pictures : [],
    reviewer,
    avatar_url: null,
    created_at: formatInstant(began - ago),
    reply: answer && {
      content: textOf(answer, language),
      created_at: formatInstant(began - ago + Math.round(answeredAfter / SECOND) * SECOND),
    },
  }
}
