import type { PaymentMethods, RefundCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'

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

export const savedEWallet: SavedEWallet = {
  e_wallet_id: 'EW1',
  e_wallet_code: 'kantongin',
  e_wallet_name: 'Kantongin',
  masked_phone: '8120****001',
  is_default: true,
  is_refund_default: false,
  added_at: AT,
}

/** A reply of the wallet: empty but for what is given. */
export function walletReply(part: Partial<PaymentMethods> = {}): { readonly data: PaymentMethods } {
  return { data: { cards: [], e_wallets: [], refund_cards: [], max: 10, server_time: AT, ...part } }
}
