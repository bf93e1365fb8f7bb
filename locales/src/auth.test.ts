import { expect, it } from 'vitest'
import { loadTexts } from './load.ts'

it('says in Indonesian what is wrong with an account and a password, exactly as the spec', async () => {
  expect(await loadTexts('id', 'auth')).toMatchObject({
    phone: { invalid: 'Format nomor ponsel tidak valid' },
    email: { invalid: 'Format email tidak valid' },
    password: { invalid: 'Kata sandi tidak sesuai standar' },
    reset: { differs: 'Kata sandi baru tidak cocok, silakan masukkan ulang' },
    Login: { password_error: expect.stringMatching(/kata sandi salah/) },
  })
})

it('asks before a logout, and says that a reset succeeded', async () => {
  expect(await loadTexts('en', 'auth')).toMatchObject({
    logout: { text: "Are you sure you want to log out? You'll need to log in again afterwards." },
    reset: { done: 'Modification successful' },
  })
})
