import { NEW_PASSWORD, SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'

/** What is typed into forms, at whatever depth; the address is MENTENG. */
export const FORM_VALUES = {
  name: 'Wulan',
  birthday: '1993-08-18',
  old: SEEDED_PASSWORD,
  password: NEW_PASSWORD,
  phone: '81377700027',
  pieces: 3,
  note: 'Titip di pos satpam',
  code: 'SALAM25',
  reason: 'Pindah ke luar negeri',
  review: { stars: 4, content: 'Harum sekali, dikemas rapi' },
  tracking: 'NX0012345678',
} as const
