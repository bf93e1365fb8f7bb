import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { maskPhone } from '@nusaria/contracts/account'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { SEEDED_MEMBERS } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import type { CardFacts } from './rules.ts'

/** The month `months` after a moment (ms), in Jakarta. */
function monthFrom(now: number, months: number): Pick<CardFacts, 'expiry_month' | 'expiry_year'> {
  const [year = 0, month = 1] = formatInstant(now).split('-').map(Number)
  const at = year * 12 + month - 1 + months
  return { expiry_month: (at % 12) + 1, expiry_year: Math.floor(at / 12) }
}

/** Sari's payment methods: a card that pays, an expired one, an e-wallet, an account for refunds. Other members have none. */
export function seedPaymentMethods({ db, ids, now }: WorldCtx, { member_no, user_name, phone, email }: MemberRow): void {
  if (member_no !== SEEDED_MEMBERS.sari) return
  const [first_name = '', last_name = ''] = user_name.split(' ')
  const kept = (days: number, is_default: boolean) => ({ member_no, is_default, added_at: now - days * DAY })
  const card = { holder_name: user_name, declines: false, verified: true }
  db.cards.insert({
    ...kept(400, false),
    ...card,
    ...monthFrom(now, -2),
    card_id: ids.next('KC'),
    bank_code: 'bank_lestari',
    brand: 'mastercard',
    last4: '5454',
  })
  db.cards.insert({
    ...kept(120, true),
    ...card,
    ...monthFrom(now, 26),
    card_id: ids.next('KC'),
    bank_code: 'bank_arta',
    brand: 'visa',
    last4: '4242',
  })
  db.e_wallets.insert({
    ...kept(90, true),
    is_refund_default: false,
    e_wallet_id: ids.next('EW'),
    e_wallet_code: 'kantongin',
    masked_phone: maskPhone(phone ?? ''),
  })
  db.refund_cards.insert({
    ...kept(60, true),
    refund_card_id: ids.next('RC'),
    bank_code: 'bank_samudra',
    last4: '7788',
    number_changes: 0,
    first_name,
    last_name,
    phone: phone ?? '',
    email: email ?? '',
  })
}
