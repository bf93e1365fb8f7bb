import type { GoogleSession } from '@nusaria/contracts/auth-entities'

/** Google accounts on every device of the mock: those of the seeded members, and one unknown to the shop. */
export const googleAccounts: GoogleSession['accounts'] = [
  { name: 'Sari Wulandari', email: 'sari@example.com' },
  { name: 'Budi Santoso', email: 'budi@example.com' },
  { name: 'Dewi Anggraini', email: 'dewi@example.com' },
  { name: 'Agus Pratama', email: 'agus@example.com' },
  { name: 'Putri Maharani', email: 'putri@example.com' },
  { name: 'Rangga Saputra', email: 'rangga.saputra@example.com' },
]
