import type { NewCard } from '@nusaria/contracts/card'

/** A card as typed, valid until March 2028, with the usual test number. */
export const SAMPLE_CARD: NewCard = {
  bank_code: 'bank_arta',
  card_number: '4111111111111111',
  expiry_month: 3,
  expiry_year: 2028,
  cvn: '123',
  first_name: 'Ani',
  last_name: 'Lestari',
  email: 'ani@example.com',
  phone: '81234567890',
}
