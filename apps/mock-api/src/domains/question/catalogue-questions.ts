import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import { DAY, formatInstant, HOUR, SECOND } from '@nusaria/catalogue/lib/time'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { Question } from '@nusaria/contracts/question'
import { personName } from '../../lib/faker.ts'
import { kindOf, maskedName, textOf } from '../review/index.ts'
import { CLOSINGS, GREETINGS, pairsOf } from './texts.ts'

/** A product has at most so many generated questions. */
const MOST = 12
/** A product with so many reviews may have the most questions. */
const WELL_KNOWN = 300
/** Of a product that nobody has reviewed. */
const LITTLE_KNOWN = 2

const rngOf = ({ product_no, product_name }: ProductRow, ...of: (string | number)[]) =>
  createRng(rngState('questions', product_no, product_name, ...of))

/** How many questions a product has before the world began: none to twelve, more for what many have bought. */
export function questionCount(product: ProductRow): number {
  const most = LITTLE_KNOWN + (MOST - LITTLE_KNOWN) * Math.min(1, product.review_count / WELL_KNOWN)
  return Math.floor(rngOf(product).next() * (most + 1))
}

/** days before the world began; the oldest question */
const OLDEST = 240
/** ms: the shop answers after so long, at least and at most */
const ANSWER_TIME = [HOUR, 2 * DAY] as const

/** The question at a position (0 is the newest), the same each time. A product never has the same question twice. */
export function catalogueQuestion(product: ProductRow, at: number, began: number, language: Language): Complete<Question> {
  const count = questionCount(product)
  const place = count - at
  const pair = rngOf(product, 'pairs').shuffle(pairsOf(kindOf(product.nav_type_id)))[at]
  if (!pair) throw new RangeError(`${product.product_no} has no question ${at}`)
  const [question, answer] = pair
  const rng = rngOf(product, place)
  const seconds = (ms: number) => Math.round(ms / SECOND) * SECOND
  const asked = began - seconds(3 * DAY + OLDEST * DAY * ((at + rng.next()) / MOST) ** 1.3)
  const answered = asked + seconds(ANSWER_TIME[0] + rng.next() * (ANSWER_TIME[1] - ANSWER_TIME[0]))
  const said = [rng.pick(GREETINGS), answer, ...(rng.next() < 0.4 ? [rng.pick(CLOSINGS)] : [])]
  return {
    question_no: `QA${product.product_no}-${place}`,
    product_no: product.product_no,
    content: textOf([question], language),
    language,
    asker: maskedName(personName(rng)),
    avatar_url: null,
    created_at: formatInstant(asked),
    flag_own: false,
    answer: { content: textOf(said, language), created_at: formatInstant(answered) },
  }
}
