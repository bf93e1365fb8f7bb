import { walletContract } from '@nusaria/contracts/wallet'
import { beforeEach, expect, it } from 'vitest'
import { applied, bought } from '../testing/after-sale.ts'
import { SAMPLE_CARD } from '../testing/card.ts'
import { shelf } from '../testing/shelf.ts'
import { JAKARTA, openShop, type Shop, type Shopper } from '../testing/shop.ts'

const eWallet = { e_wallet_code: 'kantongin', phone: '81234567890' }
const account = {
  bank_code: 'bank_arta',
  card_number: '1234567788',
  first_name: 'Ani',
  last_name: 'Wijaya',
  phone: '81234567890',
  email: 'ani@example.com',
}

let shop: Shop
let ani: Shopper
beforeEach(async () => {
  shop = await openShop({ catalogue: shelf() })
  ani = await shop.member('ani')
  await shop.address(ani, JAKARTA)
})

it('who tried too often waits, whatever is put into the wallet', async () => {
  const { card } = await ani.does(walletContract.cardAdd, SAMPLE_CARD)
  await shop.act(({ db, now }) => {
    for (const { proof_no } of db.card_proofs.all()) db.card_proofs.update(proof_no, { status: 'failed' })
    db.wallet_tries.update('M-ani', { count: 1_000, since: now })
  })
  expect(await ani.fails(walletContract.cardProve, { card_id: card.card_id })).toBe('TOO_MANY_ATTEMPTS')
  expect(await ani.fails(walletContract.eWalletAdd, eWallet)).toBe('TOO_MANY_ATTEMPTS')
  expect(await ani.fails(walletContract.refundCardAdd, account)).toBe('TOO_MANY_ATTEMPTS')
})

it('an e-wallet that a refund is on its way to stays', async () => {
  const { e_wallet_id } = await ani.does(walletContract.eWalletAdd, eWallet)
  const { after_sale_no } = await applied(ani, await bought(ani))
  await shop.event('after_sale', after_sale_no, 'agree')
  await shop.act(({ db }) => void db.after_sales.update(after_sale_no, { target: { kind: 'e_wallet', id: e_wallet_id } }))
  expect(await ani.fails(walletContract.eWalletRemove, { e_wallet_id })).toBe('PAYMENT_PROCESSING')
})
