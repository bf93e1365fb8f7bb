import { ERRORS } from '@nusaria/contracts/errors'
import { screen } from '@testing-library/react'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { CartPage } from '../cart-page.tsx'

// Loads lazy chunks before the first test's timeout starts.
await Promise.all([import('#ui/chakra/chakra-sheet.tsx'), import('#ui/chakra/chakra-dialog.tsx')])

export const DETAIL = '/order/trade/cart'

export const cartPath = (call: string) => `${DETAIL}/${call}`
export const SHORTFALL = '/promotion/api/get_minimum_purchase_shortfall'
export const CONFIRM = '/order/trade/confirm'

export const shortfallReply = (shortfall: number, coupon_no: string | null = 'ONGKIR20', more: object = {}): StubbedReply => ({
  data: {
    coupon_no,
    minimum_spend: 50_000,
    counted_amount: 50_000 - shortfall,
    shortfall,
    voucher_state: 'held',
    ships_free: null,
    ...more,
  },
})

/** Renders the cart page of a guest, or of a member, with stubbed replies. */
export async function openCart(replies: StubbedReplies = {}, { member = false } = {}) {
  const stubs = {
    [DETAIL]: [{ data: cart([cartLine()]) }],
    [SHORTFALL]: [shortfallReply(0)],
    [CONFIRM]: [{ code: ERRORS.NO_PRODUCT_SELECTED.code }],
    ...replies,
  }
  const page = await openPage(<CartPage />, stubs, { member, at: '/cart', toasts: true })
  return { ...page, bodies: page.sent }
}

/** The only line of the cart, or the one of a product. */
export async function lineOf(name = 'Kopi Gayo'): Promise<HTMLElement> {
  const line = (await screen.findAllByRole('listitem')).find((one) => one.textContent.includes(name))
  if (!line) throw new Error(`${name} is not in the cart`)
  return line
}
