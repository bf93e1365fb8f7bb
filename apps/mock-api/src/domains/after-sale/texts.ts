import type { Translated } from '../../engine/store/translated-text.ts'
import texts from './texts.json' with { type: 'json' }

/** Why the gateway couldn't pay a refund. */
export const REFUND_FAILURE_TEXTS = texts.refund_failure
export type RefundFailure = keyof typeof REFUND_FAILURE_TEXTS

/** What the merchant says when a request is refused. */
export const REFUSAL_TEXTS = texts.refusal

/** Why a request no longer includes the shipping fee, or now does. */
export const SHIPPING_FEE_TEXTS = texts.shipping_fee

/** Names of refund targets: a card whose number is unknown, and an order paid only with coins and vouchers. */
export const REFUND_TO_TEXTS = texts.refund_to

/** Parts of messages; empty texts where a message has none. */
export const CLAUSES = texts.clause

/** The merchant's own words: the same text in every language. */
export function untranslated(text: string): Translated {
  return { en: text, id: text, 'zh-CN': text }
}
