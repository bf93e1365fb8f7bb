import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { beforeEach, expect, it } from 'vitest'
import { applyForAfterSale, BANK_ACCOUNT, createOrder } from '../../testing/after-sale.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const eWallet = { e_wallet_code: 'kantongin', phone: '81234567890' }

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

it('a member with too many attempts must wait, whatever they add', async () => {
  const { card } = await ani.call(paymentMethodsContract.cardAdd, SAMPLE_CARD)
  await shop.withWorld(({ db, now }) => {
    for (const { proof_no } of db.card_proofs.all()) db.card_proofs.update(proof_no, { status: 'failed' })
    db.wallet_tries.update('M-ani', { count: 1_000, since: now })
  })
  expect(await ani.errorOf(paymentMethodsContract.cardProve, { card_id: card.card_id })).toBe('TOO_MANY_ATTEMPTS')
  expect(await ani.errorOf(paymentMethodsContract.eWalletAdd, eWallet)).toBe('TOO_MANY_ATTEMPTS')
  expect(await ani.errorOf(paymentMethodsContract.refundCardAdd, BANK_ACCOUNT)).toBe('TOO_MANY_ATTEMPTS')
})

it('an e-wallet with a pending refund can’t be removed', async () => {
  const { e_wallet_id } = await ani.call(paymentMethodsContract.eWalletAdd, eWallet)
  const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani))
  await shop.fireEvent('after_sale', after_sale_no, 'agree')
  await shop.withWorld(({ db }) => void db.after_sales.update(after_sale_no, { target: { kind: 'e_wallet', id: e_wallet_id } }))
  expect(await ani.errorOf(paymentMethodsContract.eWalletRemove, { e_wallet_id })).toBe('PAYMENT_PROCESSING')
})
