import type { HomeAddress } from './dsl/verbs/account.ts'

/** The password of every seeded member. */
export const SEEDED_PASSWORD = 'Nusaria#1'
export const NEW_PASSWORD = 'Baru.2026'

/** An address in Central Jakarta with delivery and cash on delivery. */
export const MENTENG: HomeAddress = {
  name: 'Rina',
  surname: 'Wijaya',
  phone: '81234567890',
  province: 'DKI Jakarta',
  city: 'Jakarta Pusat',
  district: 'Menteng',
  postal_code: '10310',
  street: 'Jl. Teuku Umar No. 12',
}

export const QUESTION = 'Bisa dikirim hari Minggu?'

/** Of an order. */
export const NOTE = 'Titip di pos satpam'

export const REVIEW = { stars: 4, content: 'Harum sekali, dikemas rapi', photos: 0 } as const
