import type { CallName } from '@nusaria/contracts/registry'

/** Why the storefront doesn't use a declared call. A call without a caller and a reason fails a test. */
export const UNUSED_CALLS: Partial<Readonly<Record<CallName, string>>> = {
  'auth.googleSession': "Google's own page in production; here the stand-in page at /google asks it.",
  'auth.googleConsent': "Google's own page in production; here the stand-in page at /google answers by it.",
  'payment.gatewaySession': "The gateway's own page in production; here the stand-in page at /gateway asks it.",
  'payment.gatewayResult': "The gateway's own page in production; here the stand-in page at /gateway answers by it.",
  'picture.show': 'The browser fetches it by itself: it is the address of an uploaded picture, given by `picture.upload` and `avatar_url`.',
  'payment.status': 'payment.cashier tells the same beside the order it is for; this one serves a client that has a payment number alone.',
  'promotion.usableForSkus': 'The cart asks for the confirmation of its order, which also has what can be claimed.',
}
