import type { ArgsOf } from '@nusaria/contracts/contract'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { paymentMethodsOf, saveCard } from './payment-methods.ts'
import { cardFacts } from './rules.ts'

type NewCard = ArgsOf<typeof paymentMethodsContract.cardAdd>
const card: NewCard = { ...SAMPLE_CARD, phone: '081234567890' }
/** Visa numbers with a valid check digit. */
const NUMBERS = ['4242424242424242', '4012888888881881', '4000056655665556', '4000000000000077', '4000000000000341'] as const
const DECLINED = '4000000000000002'
const account = {
  bank_code: 'bank_samudra',
  card_number: '55500011127',
  first_name: 'Ani',
  last_name: 'Lestari',
  phone: '81234567890',
  email: 'ani@example.com',
}

let shop: TestShop
let ani: Shopper
let gateway: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  gateway = shop.guest('gateway')
})

const list = (who = ani) => who.call(paymentMethodsContract.list, undefined)
const add = (more: Partial<NewCard> = {}) => ani.call(paymentMethodsContract.cardAdd, { ...card, ...more })
const refusal = (more: Partial<NewCard> = {}) => ani.tryCall(paymentMethodsContract.cardAdd, { ...card, ...more })

describe('the stored data', () => {
  it('contains no number and no CVN: not in a table, nor in the journal, whether a call succeeded or failed', async () => {
    const numbers = [card.card_number, DECLINED, NUMBERS[0], account.card_number, '9876543210']
    await add({ cvn: '987' })
    await refusal({ card_number: DECLINED, cvn: '986' })
    await refusal({ card_number: NUMBERS[0], cvn: '98' })
    await ani.call(paymentMethodsContract.eWalletAdd, { e_wallet_code: 'kantongin', phone: '81298765432' })
    const { refund_card_id } = await ani.call(paymentMethodsContract.refundCardAdd, account)
    await ani.call(paymentMethodsContract.refundCardUpdate, { ...account, refund_card_id, card_number: '9876543210' })
    const everything = JSON.stringify(shop.world.snapshot())
    expect(everything).toContain('wallet/card/add')
    for (const secret of [...numbers, '"987"', '"986"', '"98"']) expect(everything, secret).not.toContain(secret)
    expect(JSON.stringify(shop.world.snapshot().tables)).not.toContain('81298765432')
  })

  it('appears at the cashier, and grows by a card that paid', async () => {
    const facts = cardFacts({ ...card, card_number: NUMBERS[4] })
    expect(facts).toMatchObject({ last4: '0341', declines: true })
    const kept = await shop.withWorld((ctx) => saveCard(ctx, 'M-ani', facts))
    expect(await shop.withWorld((ctx) => saveCard(ctx, 'M-ani', facts))).toMatchObject({ card_id: kept?.card_id })
    await add()
    await shop.withWorld((ctx) => saveCard(ctx, 'M-ani', cardFacts(card)))
    expect(await shop.withWorld((ctx) => paymentMethodsOf(ctx, 'M-ani'))).toMatchObject({
      cards: [
        { masked_number: '**** **** **** 0341', verification: 'verified' },
        { masked_number: '**** **** **** 1111', verification: 'verified' },
      ],
      e_wallets: [],
    })
  })

  it('exists for sari from the start: a card that pays, an expired one, an e-wallet, an account', async () => {
    expect(await list(await shop.member('sari'))).toMatchObject({
      cards: [
        { brand: 'visa', is_default: true, is_expired: false, verification: 'verified' },
        { brand: 'mastercard', is_default: false, is_expired: true, expiry_month: 1, expiry_year: 2026 },
      ],
      e_wallets: [{ e_wallet_code: 'kantongin', masked_phone: '8120****001' }],
      refund_cards: [{ masked_number: '**** 7788', first_name: 'Sari', last_name: 'Wulandari' }],
    })
  })

  it('the list of banks and e-wallets is public', async () => {
    const { banks, e_wallets } = await gateway.call(paymentMethodsContract.options, undefined)
    expect(banks.length).toBeGreaterThan(3)
    expect(e_wallets.map(({ e_wallet_code }) => e_wallet_code)).toEqual(['kantongin', 'lancar_pay'])
  })
})
