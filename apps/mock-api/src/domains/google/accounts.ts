import type { GoogleSession } from '@nusaria/contracts/auth-entities'

/** Google accounts that are signed in on every device of the mock: those of the seeded members, and one that the shop doesn't know. */
export const googleAccounts: GoogleSession['accounts'] = [
  { name: 'Sari Wulandari', email: 'sari@example.com' },
  { name: 'Budi Santoso', email: 'budi@example.com' },
  { name: 'Dewi Anggraini', email: 'dewi@example.com' },
  { name: 'Agus Pratama', email: 'agus@example.com' },
  { name: 'Putri Maharani', email: 'putri@example.com' },
  { name: 'Rangga Saputra', email: 'rangga.saputra@example.com' },
]
