import type { NewCard } from '@nusaria/contracts/card'

/** Test cards with valid check digits; the gateway declines the second. */
const CARD_NUMBERS = { good: '4111111111111111', declined: '4000000000000002' } as const

export const CVN = '123'

export function cardFields(card: keyof typeof CARD_NUMBERS, bank_code: string): NewCard {
  return {
    bank_code,
    card_number: CARD_NUMBERS[card],
    expiry_month: 12,
    expiry_year: 2031,
    cvn: CVN,
    first_name: 'Sari',
    last_name: 'Wulandari',
    email: 'sari@example.com',
    phone: '81200000001',
  }
}

/** Bank account numbers; the gateway can't pay to the second. */
const ACCOUNT_NUMBERS = { good: '1234567890', declined: '1234560002' } as const

export function bankAccountFields(number: keyof typeof ACCOUNT_NUMBERS, bank_code: string) {
  const { first_name, last_name, email, phone } = cardFields('good', '')
  return { bank_code, card_number: ACCOUNT_NUMBERS[number], first_name, last_name, email, phone }
}
