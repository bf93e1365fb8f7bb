/** What may happen to a coupon while shoppers look at it. */
export type CouponEvent = 'postpone' | 'end' | 'sell_out' | 'withdraw'

type Nothing = Record<never, never>

/** What vouchers and addresses take beside the purchase. */
export interface OfferVerbs {
  /** The shop puts a coupon off until tomorrow, ends it, gives its last piece away, or takes it back with the pieces in wallets. */
  changesCoupon: { readonly coupon: string; readonly event: CouponEvent }
  /** From the list of addresses to the form of the default one, or of one with this in it. */
  opensAddress: { readonly like?: string }
  /** Writes another street into the form that is open, and saves. */
  savesAddress: { readonly street: string }
  /** Another device deletes the default address. */
  removesAddress: Nothing
}
