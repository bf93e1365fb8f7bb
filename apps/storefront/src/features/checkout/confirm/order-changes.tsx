import type { Confirmation, LeftOutLine, OrderLine, OrderSource } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { selectedSku, skusSelected, type UserInfoState } from '#platform/state/user-info.ts'
import { ChangesNote } from '#ui/feedback/changes-note.tsx'

/** A line as the shopper saw it: in the cart, on the product page or on the confirm page. */
type SeenLine = Pick<OrderLine, 'product_no' | 'sku_no' | 'product_name' | 'spec_values' | 'price' | 'quantity'>

/** What the shopper saw of an order: the lines, and the rest where the confirm page showed it. */
interface SeenOrder {
  readonly lines: readonly SeenLine[]
  readonly terms: Confirmation | null
}

/** A difference between what the shopper saw and the order as it is now. Prices in Rupiah. */
export type OrderChange =
  | { readonly kind: 'added' | 'removed'; readonly line: SeenLine }
  | { readonly kind: 'left_out'; readonly line: LeftOutLine }
  | { readonly kind: 'replaced' | 'quantity' | 'dearer' | 'cheaper'; readonly line: SeenLine; readonly before: SeenLine }
  | { readonly kind: 'address' | 'otherAddress' | 'delivery' | 'vouchers' | 'payMethods' }

function lineChanges(before: readonly SeenLine[], { lines, left_out = [] }: Confirmation): readonly OrderChange[] {
  const has = (list: readonly { readonly sku_no: string }[]) => (line: SeenLine) => list.some(({ sku_no }) => sku_no === line.sku_no)
  const gone = before.filter((line) => !has(lines)(line) && !has(left_out)(line))
  const fresh = lines.filter((line) => !has(before)(line))
  // Another variant of a product, or the only product that was exchanged.
  const replaced = gone.flatMap((line) => {
    const other =
      fresh.find(({ product_no }) => product_no === line.product_no) ?? (gone.length === 1 && fresh.length === 1 ? fresh[0] : null)
    return other ? [{ kind: 'replaced', line: other, before: line } as const] : []
  })
  const isPaired = (line: SeenLine) => replaced.some((change) => change.line === line || change.before === line)
  const changed = lines.flatMap((line): OrderChange[] => {
    const was = before.find(({ sku_no }) => sku_no === line.sku_no)
    if (!was) return []
    return [
      ...(line.quantity === was.quantity ? [] : [{ kind: 'quantity', line, before: was } as const]),
      ...(line.price === was.price ? [] : [{ kind: line.price > was.price ? 'dearer' : 'cheaper', line, before: was } as const]),
    ]
  })
  return [
    ...left_out.filter((line) => before.some(({ sku_no }) => sku_no === line.sku_no)).map((line) => ({ kind: 'left_out', line }) as const),
    ...replaced,
    ...gone.filter((line) => !isPaired(line)).map((line) => ({ kind: 'removed', line }) as const),
    ...fresh.filter((line) => !isPaired(line)).map((line) => ({ kind: 'added', line }) as const),
    ...changed,
  ]
}

/** The delivery as it is promised, without the time of day. */
function promised({ delivery_options, delivery_method }: Confirmation) {
  const chosen = delivery_options.find(({ method }) => method === delivery_method)
  return chosen && [chosen.method, chosen.fee, chosen.earliest.slice(0, 10), chosen.latest.slice(0, 10)]
}

/** What a courier reads of the address. */
const destination = ({ address }: Confirmation) => address && { ...address, label: null, flag_default: null }
const voucherNos = ({ vouchers_used }: Confirmation) => vouchers_used.map(({ voucher_no }) => voucher_no)

function termChanges(before: Confirmation, now: Confirmation): readonly OrderChange[] {
  const differs = (part: (order: Confirmation) => unknown) => JSON.stringify(part(before)) !== JSON.stringify(part(now))
  const otherAddress = before.address?.address_id !== now.address?.address_id
  const kinds = [
    otherAddress && 'otherAddress',
    !otherAddress && differs(destination) && 'address',
    differs(promised) && 'delivery',
    differs(voucherNos) && 'vouchers',
    differs(({ pay_methods }) => pay_methods) && 'payMethods',
  ] as const
  return kinds.flatMap((kind) => (kind ? { kind } : []))
}

export function orderChanges({ lines, terms }: SeenOrder, now: Confirmation): readonly OrderChange[] {
  return [...lineChanges(lines, now), ...(terms ? termChanges(terms, now) : [])]
}

/** Whether a line costs more a piece than what the shopper saw in its place. */
export const isDearer = (change: OrderChange): boolean => 'before' in change && change.line.price > change.before.price

/** The lines of the cart or product page that the shopper came from; null where what they saw is not stored. */
function seenBefore(source: OrderSource, { buyType, selectSkus }: UserInfoState): readonly SeenLine[] | null {
  if (buyType !== source.type) return null
  const lines = selectSkus.flatMap(({ quantity, seen, sku_no }) => (seen ? { ...seen, sku_no, quantity } : []))
  if (lines.length === 0 || lines.length < selectSkus.length) return null
  if (source.type === 'cart') return lines
  // "Take fewer" changes the quantity.
  return lines[0]?.sku_no === source.sku_no ? [{ ...lines[0], quantity: source.quantity }] : null
}

/**
 * How the order differs from what the shopper last saw of it: in the cart or on the product page, then on this page. `choices`: those that
 * `confirmation` is for, null while they are loading. After a choice of the shopper, all but the lines is compared from its reply on.
 */
export function useOrderChanges(source: OrderSource, confirmation: Confirmation, choices: string | null) {
  const dispatch = useAppDispatch()
  const userInfo = useAppSelector((state) => state.userInfo)
  const [seen, setSeen] = useState<SeenOrder & { readonly choices: string | null }>(() => ({
    lines: seenBefore(source, userInfo) ?? confirmation.lines,
    terms: null,
    choices: null,
  }))
  if (choices !== null && seen.choices !== choices) setSeen({ ...seen, terms: confirmation, choices })
  const changes = orderChanges(seen, confirmation)
  return {
    changes,
    /** The shopper must look at these before they can place the order. */
    dearer: changes.some(isDearer),
    /** The shopper saw the changes. */
    accept(): void {
      setSeen({ lines: confirmation.lines, terms: confirmation, choices })
      dispatch(skusSelected({ buyType: source.type, selectSkus: confirmation.lines.map(selectedSku) }))
    },
  } as const
}

const toName = ({ product_name, spec_values }: Pick<SeenLine, 'product_name' | 'spec_values'>) =>
  spec_values.length > 0 ? `${product_name} (${spec_values.join(', ')})` : product_name

export function OrderChangesNote({ changes }: { readonly changes: readonly OrderChange[] }) {
  const { t } = useTranslation('checkout')
  const toText = (change: OrderChange): string => {
    if (!('line' in change)) return t(`confirm.changed.${change.kind}`)
    const product = toName(change.line)
    switch (change.kind) {
      case 'left_out':
        return t(`confirm.changed.leftOut.${change.line.reason}`, { product, count: change.line.stock })
      case 'replaced':
        return t('confirm.changed.replaced', { product: toName(change.before), other: product })
      case 'quantity':
        return t('confirm.changed.quantity', { product, before: change.before.quantity, count: change.line.quantity })
      case 'dearer':
      case 'cheaper': {
        const before = formatRupiah(change.before.price)
        return t(`confirm.changed.${change.kind}`, { product, before, price: formatRupiah(change.line.price) })
      }
      default:
        return t(`confirm.changed.${change.kind}`, { product })
    }
  }
  return <ChangesNote title={t('confirm.changed.title')} changes={changes.map(toText)} />
}

/** How a line of the order differs from what the shopper saw, for its row; undefined when it doesn't. */
export function useLineMark(changes: readonly OrderChange[]): (line: SeenLine) => string | undefined {
  const { t } = useTranslation('checkout')
  return ({ sku_no }) => {
    const marks = changes.flatMap((change) => {
      if (!('line' in change) || change.line.sku_no !== sku_no) return []
      if (change.kind === 'quantity') return t('confirm.changed.mark.quantity', { count: change.before.quantity })
      if (change.kind === 'dearer' || change.kind === 'cheaper')
        return t('confirm.changed.mark.price', { price: formatRupiah(change.before.price) })
      return change.kind === 'added' || change.kind === 'replaced' ? t('confirm.changed.mark.new') : []
    })
    return marks.length > 0 ? marks.join(' · ') : undefined
  }
}
