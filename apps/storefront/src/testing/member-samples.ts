import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { PaymentMethods, RefundCard, SavedCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import type { PointsBalance } from '@nusaria/contracts/points'
import type { MemberSystem } from '@nusaria/contracts/system'

/** A member who may change everything, with both a phone and an e-mail linked. */
export function memberSample(part: Partial<UserInfo> = {}): UserInfo {
  return {
    member_no: 'M1',
    user_name: 'Sari Wulandari',
    avatar_url: null,
    phone: '8120****001',
    email: 's***i@example.com',
    birthday: '1993-08-17',
    name_change_from: null,
    birthday_change_from: null,
    flag_password: true,
    points: 100,
    voucher_count: 2,
    registered_at: '2025-01-02T10:00:00+07:00',
    account_state: 'active',
    ...part,
  }
}

const AT = '2026-11-22T12:00:00+07:00'

/** A bank account that refunds go to. */
export function refundAccount(part: Partial<RefundCard> = {}): RefundCard {
  return {
    refund_card_id: 'RC1',
    bank_code: 'bank_arta',
    bank_name: 'Bank Arta',
    masked_number: '**** 7788',
    first_name: 'Sari',
    last_name: 'Wulandari',
    phone: '81200000001',
    email: 'sari@example.com',
    is_default: true,
    added_at: AT,
    ...part,
  }
}

/** A card to pay with. */
export function savedCard(part: Partial<SavedCard> = {}): SavedCard {
  return {
    card_id: 'KC1',
    bank_code: 'bank_arta',
    bank_name: 'Bank Arta',
    brand: 'visa',
    masked_number: '**** **** **** 4412',
    expiry_month: 8,
    expiry_year: 2099,
    holder_name: 'Ani Lestari',
    is_default: true,
    verification: 'verified',
    is_expired: false,
    added_at: '2026-11-22T12:00:00+07:00',
    ...part,
  }
}

export const savedEWallet: SavedEWallet = {
  e_wallet_id: 'EW1',
  e_wallet_code: 'kantongin',
  e_wallet_name: 'Kantongin',
  masked_phone: '8120****001',
  is_default: true,
  is_refund_default: false,
  added_at: AT,
}

/** A reply of the wallet, empty except for `part`. */
export function walletReply(part: Partial<PaymentMethods> = {}): { readonly data: PaymentMethods } {
  return { data: { cards: [], e_wallets: [], refund_cards: [], max: 10, server_time: AT, ...part } }
}

/** 1,900 coins, of which 500 lapse soon. */
export const pointsBalance: PointsBalance = {
  points: 1_900,
  expiring_points: 500,
  expiring_at: '2027-01-05T09:00:00+07:00',
  rule: { points: 100, amount: 1_000, rate: 50, earn_per_amount: 1_000 },
}

/** Settings of the member service, for tests of what shows them. */
export const serviceSettings: MemberSystem = {
  server_time: '2026-01-05T09:00:00+07:00',
  coin_rule: { points: 100, amount: 1_000, rate: 50, earn_per_amount: 1_000 },
  coin_days: 365,
  name_change_days: 365,
  birthday_change_days: 365,
  unpaid_minutes: 60,
  after_sale_days: 7,
  return_days: 5,
  deletion_days_min: 3,
  deletion_days_max: 7,
  service: { whatsapp: '6281100000000', email: 'bantuan@nusaria.example', opens: '08:00', closes: '21:00' },
}
