import { formatInstant } from '@nusaria/catalogue/lib/time'
import { LIMITS } from '@nusaria/contracts/limits'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { implement } from '../../engine/contract/implement.ts'
import { hasPendingRefundTo } from '../after-sale/index.ts'
import { addEWallet, addRefundCard, updateRefundCard } from './accounts.ts'
import { addCard, endProof, proofBegun, proveCard, verifyCard } from './cards.ts'
import { eWalletView, findOwnEWallet, paymentMethodsOf, refundCardView } from './payment-methods.ts'
import { BANKS, E_WALLETS } from './rules.ts'
import {
  cardStore,
  ensureRefundDefault,
  eWalletStore,
  findOwnMethod,
  makeDefault,
  makeRefundDefault,
  methodsOf,
  refundCardStore,
  removeMethod,
} from './saved-methods.ts'

export const paymentMethodsRoutes = implement(paymentMethodsContract, {
  options: () => ({ banks: [...BANKS], e_wallets: [...E_WALLETS] }),

  list(_, ctx) {
    const { member_no } = ctx.member
    return {
      ...paymentMethodsOf(ctx, member_no),
      refund_cards: methodsOf(refundCardStore(ctx), member_no).map(refundCardView),
      max: LIMITS.paymentMethodsMax,
      server_time: formatInstant(ctx.now),
    }
  },

  cardAdd: { handle: ({ body }, ctx) => addCard(ctx, body), replay: (card_id, ctx) => proofBegun(ctx, card_id) },
  cardProve: ({ body }, ctx) => proveCard(ctx, body.card_id),
  cardVerify: ({ body }, ctx) => verifyCard(ctx, body.card_id),
  cardDefault(_, ctx) {
    const shelf = cardStore(ctx)
    makeDefault(shelf, ctx.owned)
    return null
  },
  cardRemove({ body }, ctx) {
    const shelf = cardStore(ctx)
    removeMethod(shelf, ctx.owned)
    endProof(ctx, body.card_id)
    return null
  },

  eWalletAdd: {
    handle: ({ body }, ctx) => addEWallet(ctx, body),
    replay(e_wallet_id, ctx) {
      const own = findOwnEWallet(ctx, ctx.member.member_no, e_wallet_id)
      return own && eWalletView(own)
    },
  },
  eWalletDefault({ body }, ctx) {
    const shelf = eWalletStore(ctx)
    const own = ctx.owned
    if (body.purpose === 'refund') makeRefundDefault(ctx, own.member_no, { kind: 'e_wallet', id: own.e_wallet_id })
    else makeDefault(shelf, own)
    return null
  },
  eWalletRemove(_, ctx) {
    const shelf = eWalletStore(ctx)
    const own = ctx.owned
    if (hasPendingRefundTo(ctx, { kind: 'e_wallet', id: own.e_wallet_id })) ctx.fail('PAYMENT_PROCESSING', { field: 'e_wallet_id' })
    removeMethod(shelf, own)
    ensureRefundDefault(ctx, own.member_no)
    return null
  },

  refundCardAdd: {
    handle: ({ body }, ctx) => addRefundCard(ctx, body),
    replay(refund_card_id, ctx) {
      const own = findOwnMethod(refundCardStore(ctx), ctx.member.member_no, refund_card_id)
      return own && refundCardView(own)
    },
  },
  refundCardUpdate: ({ body }, ctx) => updateRefundCard(ctx, body),
  refundCardDefault(_, ctx) {
    const own = ctx.owned
    makeRefundDefault(ctx, own.member_no, { kind: 'refund_card', id: own.refund_card_id })
    return null
  },
  refundCardRemove(_, ctx) {
    const shelf = refundCardStore(ctx)
    const own = ctx.owned
    if (hasPendingRefundTo(ctx, { kind: 'refund_card', id: own.refund_card_id }))
      ctx.fail('PAYMENT_PROCESSING', { field: 'refund_card_id' })
    shelf.rows.remove(own.refund_card_id)
    ensureRefundDefault(ctx, own.member_no)
    return null
  },
})
