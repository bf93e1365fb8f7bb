import type { NewCard } from '@nusaria/contracts/card'

/** A card as typed, good until March 2028; its number is the well-known one for trying out. */
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
