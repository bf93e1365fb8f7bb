/** Events of a voucher offer. */
export type CouponEvent = 'postpone' | 'end' | 'sell_out' | 'withdraw'

/** A delivery address. Areas by their official names. */
export interface HomeAddress {
  readonly name: string
  readonly surname: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly postal_code: string
  readonly street: string
}

type Nothing = Record<never, never>

/** Verbs of offers, and of addresses outside a purchase. */
export interface OfferVerbs {
  /** Postpones an offer until tomorrow, ends it, sells it out, or withdraws it with the claimed vouchers. */
  changesCoupon: { readonly coupon: string; readonly event: CouponEvent }
  /** Opens the form of the default address, or of the one that contains `like`, from the list. */
  opensAddress: { readonly like?: string }
  /** Types another street into the open form and saves. */
  editsAddress: { readonly street: string }
  /** Another device deletes the default address. */
  removesAddress: Nothing
}
