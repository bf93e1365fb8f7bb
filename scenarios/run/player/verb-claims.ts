import type { Actor, VerbArgs, VerbOf } from '@nusaria/scenarios/dsl/verbs/index'

/** That something is so without a value of its own (`itself`), or the fields whose values a step claims: it fails unless they are true. */
type Claim<A> = 'itself' | (A extends object ? readonly (keyof A)[] : never)

/** What verbs claim. All others say what is done or given. */
export const CLAIMS: { readonly [B in Actor]?: { readonly [V in VerbOf<B>]?: Claim<VerbArgs<B, V>> } } = {
  shopper: {
    seesProfile: ['name', 'birthday', 'phone', 'email', 'picture'],
    seesDeletion: ['state'],
    seesDefaultAddress: ['like', 'label'],
    retries: 'itself',
    removesSearch: 'itself',
    clearsHistory: 'itself',
    choosesCity: ['cash'],
    requestsRestockAlert: 'itself',
    seesProductAt: ['screen'],
    readsAllMessages: 'itself',
    searchesFaqs: ['question'],
    hasInCart: ['pieces'],
    claims: 'itself',
    seesHelpful: ['marked'],
    seesQuestion: ['question', 'answer'],
    seesAmounts: ['products', 'discount', 'subtotal', 'shipping', 'firstOrder', 'shippingDiscount', 'coins', 'total', 'refunded'],
    seesOrder: ['status'],
    seesPaymentChecked: 'itself',
    seesGivenBack: ['vouchers', 'coins', 'late'],
    buysAgain: ['repriced'],
    tracks: ['parcels'],
    seesVoucher: ['coupon', 'state'],
    seesCoins: ['reason', 'coins'],
    seesCard: ['proven'],
    fillsRequest: ['refund'],
    seesRequest: ['status', 'end', 'note', 'refund', 'description', 'pictures'],
    seesRefund: ['stage', 'received'],
    isAt: ['screen'],
    sees: ['text', 'values'],
    opensMessage: ['about'],
    scrollsDown: 'itself',
    seesFormKept: 'itself',
    seesStableLayout: 'itself',
  },
  merchant: { checksStock: ['pieces'] },
  world: { counts: ['rows', 'made'] },
}
