import type { ErrorName } from '@nusaria/contracts/errors'
import { errorOfCode } from '@nusaria/contracts/errors'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { useFailureText } from '../../shared/api/failure-text.ts'
import { isOutcomeUnknown } from '../../shared/submission/submit.ts'

/** Texts of `checkout:confirm.refused` that say more than the code's own, and what of the refusal each needs. */
const DETAILED_TEXTS = {
  PRODUCT_OFF_SALE: ['offSale', 'product_name'],
  PURCHASE_LIMIT_EXCEEDED: ['limit', 'limit'],
  MAXIMUM_PURCHASE_QUANTITY: ['pieces', 'limit'],
  SKU_COUNT_LIMIT: ['kinds', 'limit'],
  SHIPPING_TEMPLATE_MISSING: ['heavy', 'kilograms'],
  DAILY_ORDER_LIMIT: ['daily', 'limit'],
  NO_PRODUCT_SELECTED: ['nothing', null],
} as const satisfies Partial<Record<ErrorName, readonly [string, string | null]>>

/** Says why an order was refused, with the product and the numbers it is about. */
export function useRefusalText(): (failure: Failure, notPlaced?: boolean) => string {
  const { t } = useTranslation('checkout')
  const text = useFailureText()
  return (failure, notPlaced = false) => {
    if (isOutcomeUnknown(failure)) return `${text(failure)} ${t(notPlaced ? 'confirm.notPlaced' : 'confirm.unsure')}`
    const name = failure.kind === 'business' ? errorOfCode(failure.code)?.name : undefined
    if (failure.kind !== 'business' || !name) return text(failure)
    if (name === 'PRICE_CHANGED') return t('confirm.priceChanged.text')
    const { stock, product_name: product } = failure.params
    const params = { ...failure.params, product }
    if (name === 'STOCK_INSUFFICIENT' && product !== undefined && typeof stock === 'number')
      return stock > 0 ? t('confirm.refused.few', { ...params, count: stock }) : t('confirm.refused.soldOut', params)
    if (!(name in DETAILED_TEXTS)) return text(failure)
    const [key, needs] = DETAILED_TEXTS[name as keyof typeof DETAILED_TEXTS]
    const known = needs === null || (needs in failure.params && (key !== 'limit' || product !== undefined))
    return known ? t(`confirm.refused.${key}`, params) : text(failure)
  }
}

/** The same as an element: suspends until the texts are here. */
export function RefusalText({ failure, notPlaced }: { readonly failure: Failure; readonly notPlaced?: boolean }) {
  return useRefusalText()(failure, notPlaced)
}
