import type { Language } from '@nusaria/contracts/headers'
import type { Review } from '@nusaria/contracts/review'
import { createRng, type Rng, rngState } from '../../lib/rng.ts'
import { DAY, formatInstant, HOUR, SECOND } from '../../lib/time.ts'
import type { ProductRow, Translated } from '../../reference/catalogue/types.ts'
import { CLOSINGS, COMMON, type Phrases, phrasesOf } from './phrases.ts'
import { spreadStars } from './stars.ts'

/** Given names of the catalogue's reviewers. */
export const NAMES: readonly string[] =
  `Adit Agung Ahmad Aisyah Alya Amanda Andi Anisa Arif Asep Ayu Bagas Bambang Bayu Bella Bima Cahya Candra Citra Dedi Dewi Dian Dimas Dina Eka Endah
  Erwin Fadli Fajar Farah Fitri Galih Gilang Hana Hendra Hesti Ika Ilham Imam Indah Intan Irfan Joko Kartika Krisna Laras Lestari Lia Lukman Made Maya
  Mega Nabila Nadia Nanda Ningsih Novi Nur Nyoman Oki Putra Rahma Rangga Ratna Reza Rina Rizky Sandi Santi Sekar Siti Sri Surya Tania Teguh Tika Tono
  Umi Vina Wahyu Wati Wayan Widya Yanti Yoga Yusuf Zahra`.split(/\s+/)

/** The name of anonymous reviewers. */
export const ANONYMOUS: Translated = { en: 'Anonymous', id: 'Anonim', 'zh-CN': '匿名用户' }

/** Masks a name to its first and last letter: `S***i`. */
export function maskedName(name: string): string {
  const letters = [...name.trim()]
  return `${letters[0] ?? ''}***${letters.length > 1 ? letters.at(-1) : ''}`
}

const TONE: Readonly<Record<number, keyof Phrases>> = { 5: 'good', 4: 'fine', 3: 'mixed' }

/** Composes a review: a phrase for the category, often one about delivery or price, sometimes a closing. */
export function composeReview(rng: Rng, nav_type_id: string, stars: number): string {
  const tone = TONE[stars] ?? 'bad'
  const own = phrasesOf(nav_type_id)[tone]
  const said = [rng.pick(own)]
  if (rng.next() < 0.25) said.push(...rng.shuffle(own.filter((phrase) => phrase !== said[0])).slice(0, 1))
  if (rng.next() < 0.65) said.push(rng.pick(COMMON[tone]))
  if (tone === 'good' && rng.next() < 0.4) said.push(rng.pick(CLOSINGS))
  return said.join(' ')
}

/** What filters need: `stars[at]` and `pictured[at]` of each review, newest first. */
export interface ReviewFlags {
  readonly stars: Uint8Array
  readonly pictured: Uint8Array
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

/** The flags of the catalogue's reviews, cached on first use: two bytes per review, equal in every world. */
const known = new WeakMap<ProductRow, ReviewFlags>()

export function reviewFlags(product: ProductRow): ReviewFlags {
  const before = known.get(product)
  if (before) return before
  const rng = createRng(rngState('reviews', product.product_no, product.product_name))
  const counts = spreadStars(product.review_count, product.rating)
  const stars = shuffled(Uint8Array.from(counts.flatMap((count, at) => Array<number>(count).fill(at + 1))), rng)
  const marks = { stars, pictured: Uint8Array.from(stars, () => Number(rng.next() < PICTURED)) }
  known.set(product, marks)
  return marks
}

/** How long before the world began a review was written, ms: older ones are rarer, over one to two years. */
function age(at: number, total: number, rng: Rng): number {
  const span = (200 + Math.min(400, total)) * DAY
  const ms = 3 * HOUR + span * ((at + rng.next()) / total) ** 1.4
  return Math.round(ms / SECOND) * SECOND
}

/** The catalogue's review at a position (0 is the newest). Always generated with the same text, never stored. */
export function catalogueReview(product: ProductRow, at: number, began: number, language: Language): Review {
  const { stars, pictured } = reviewFlags(product)
  const { product_no, nav_type_id, sku_list, image_list } = product
  const place = stars.length - at
  const rng = createRng(rngState('review', product_no, product.product_name, place))
  const created_at = formatInstant(began - age(at, stars.length, rng))
  const sku = rng.pick(sku_list)
  const given = stars[at] ?? 5
  const content = composeReview(rng, nav_type_id, given)
  const reviewer = rng.next() < UNNAMED ? ANONYMOUS[language] : maskedName(rng.pick(NAMES))
  const pictures = rng.shuffle([...new Set([sku.image_url, ...image_list])]).slice(0, rng.int(1, PICTURES))
  return {
    review_no: `RV${product_no}-${String(place).padStart(5, '0')}`,
    product_no,
    spec_values: [...sku.spec_values],
    stars: given,
    content,
    picture_list: pictured[at] === 1 ? pictures : [],
    reviewer,
    avatar_url: null,
    created_at,
  }
}
