import type { Confirmation, LeftOutLine, OrderLine } from '@nusaria/contracts/order-entities'
import type { SelectedSku } from '#platform/state/user-info.ts'

/** A line as the shopper saw it, in the cart or on the confirm page. */
export type SeenLine = Pick<OrderLine, 'product_no' | 'sku_no' | 'product_name' | 'spec_values' | 'price' | 'quantity'>

/** What the shopper saw of an order: the lines, and the rest where the confirm page showed it. */
export interface SeenOrder {
  readonly lines: readonly SeenLine[]
  readonly terms: Confirmation | null
}

/** A difference between what the shopper saw and the order as it is now. Prices in Rupiah. */
export type OrderChange =
  | { readonly kind: 'added' | 'removed'; readonly line: SeenLine }
  | { readonly kind: 'replaced'; readonly line: SeenLine; readonly before: SeenLine }
  | { readonly kind: 'left_out'; readonly line: LeftOutLine }
  | { readonly kind: 'quantity' | 'dearer' | 'cheaper'; readonly line: SeenLine; readonly before: SeenLine }
  | { readonly kind: 'address' | 'otherAddress' | 'delivery' | 'vouchers' | 'payMethods' }

/** The lines of the cart or product page that the shopper came from; null for lines that were chosen before their prices were stored. */
export function seenLines(skus: readonly SelectedSku[]): readonly SeenLine[] | null {
  const lines = skus.flatMap(({ quantity, seen, sku_no }) => (seen ? { ...seen, sku_no, quantity } : []))
  return lines.length > 0 && lines.length === skus.length ? lines : null
}

function lineChanges(before: readonly SeenLine[], { lines, left_out = [] }: Confirmation): readonly OrderChange[] {
  const has = (list: readonly { readonly sku_no: string }[]) => (line: SeenLine) => list.some(({ sku_no }) => sku_no === line.sku_no)
  const gone = before.filter((line) => !has(lines)(line) && !has(left_out)(line))
  const fresh = lines.filter((line) => !has(before)(line))
  // Another variant of a product, or the only product that was exchanged.
  const replaced = gone.flatMap((line): OrderChange[] => {
    const other =
      fresh.find(({ product_no }) => product_no === line.product_no) ?? (gone.length === 1 && fresh.length === 1 ? fresh[0] : null)
    return other ? [{ kind: 'replaced', line: other, before: line }] : []
  })
  const isPaired = (line: SeenLine) => replaced.some((change) => 'before' in change && (change.line === line || change.before === line))
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
function promised({ delivery_options, delivery_method }: Confirmation): string {
  const chosen = delivery_options.find(({ method }) => method === delivery_method)
  return JSON.stringify(chosen && [chosen.method, chosen.fee, chosen.earliest.slice(0, 10), chosen.latest.slice(0, 10)])
}

/** What a courier reads of the address. */
function destination({ address }: Confirmation) {
  return address && { ...address, label: null, flag_default: null }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function termChanges(before: Confirmation, now: Confirmation): readonly OrderChange[] {
  const voucherNos = ({ vouchers_used }: Confirmation) => vouchers_used.map(({ voucher_no }) => voucher_no)
  const sameAddress = before.address?.address_id === now.address?.address_id
  const kinds = [
    !sameAddress && 'otherAddress',
    sameAddress && !isSame(destination(before), destination(now)) && 'address',
    promised(before) !== promised(now) && 'delivery',
    !isSame(voucherNos(before), voucherNos(now)) && 'vouchers',
    !isSame(before.pay_methods, now.pay_methods) && 'payMethods',
  ] as const
  return kinds.flatMap((kind) => (kind ? { kind } : []))
}

/** How the order differs from what the shopper saw. */
export function orderChanges({ lines, terms }: SeenOrder, now: Confirmation): readonly OrderChange[] {
  return [...lineChanges(lines, now), ...(terms ? termChanges(terms, now) : [])]
}

/** Whether a line costs more a piece than what the shopper saw in its place. */
export const isDearer = (change: OrderChange): boolean => 'before' in change && change.line.price > change.before.price
