import type { Member, Product, Variant } from './stock.ts'

export interface OrderLine {
  readonly product: Product
  readonly variant: Variant
  readonly count: number
}

/** What a member bought. `A` is an address of the backend. */
export interface Order<A> {
  readonly id: number
  readonly member: number
  readonly lines: readonly OrderLine[]
  readonly address: A
  readonly note: string
  /** Rupiah */
  readonly fee: number
  readonly placedAt: Date
  status: 'unpaid' | 'paid' | 'cancelled'
}

/** Rupiah */
export const DELIVERY_FEE = 12_000
export const sumOf = (lines: readonly OrderLine[]) => lines.reduce((sum, { variant, count }) => sum + variant.price * count, 0)

/** The orders of all members, newest first. */
export class Orders<A> {
  readonly #orders: Order<A>[] = []

  /** Places an order, and takes its pieces from the stock. */
  place(given: Omit<Order<A>, 'fee' | 'placedAt' | 'status'>): void {
    for (const { product, variant, count } of given.lines) {
      variant.stock -= count
      product.sold += count
    }
    this.#orders.unshift({ ...given, fee: DELIVERY_FEE, placedAt: new Date(), status: 'unpaid' })
  }

  of = ({ id }: Member, wanted: (status: Order<A>['status']) => boolean = () => true) =>
    this.#orders.filter(({ member, status }) => member === id && wanted(status))

  find = (id: unknown, member: Member) => this.of(member).find((order) => order.id === Number(id))

  /** The order now counts as one to be paid in cash; false for one that isn't unpaid. */
  acceptCash(order: Order<A>): boolean {
    if (order.status !== 'unpaid') return false
    order.status = 'paid'
    return true
  }

  /** Puts its pieces back; false for an order that isn't unpaid. */
  cancel(order: Order<A>): boolean {
    if (order.status !== 'unpaid') return false
    order.status = 'cancelled'
    for (const { variant, count } of order.lines) variant.stock += count
    return true
  }
}
