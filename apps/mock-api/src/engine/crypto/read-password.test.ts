import { expect, it } from 'vitest'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { decryptPassword } from './read-password.ts'

it.each(['Nusaria#1', 'aB3!@#$%^&*,.', 'x'.repeat(64), ' '])('decrypts a text: %s', async (password) => {
  expect(await decryptPassword(encryptPassword(password))).toBe(password)
})

it('encrypts a password differently each time', () => {
  expect(encryptPassword('Nusaria#1')).not.toBe(encryptPassword('Nusaria#1'))
})

it('doesn’t decrypt what was encrypted with another key', async () => {
  const made = encryptPassword('Nusaria#1')
  const spoiled = ['', 'Nusaria#1', 'AAAA', made.slice(4), `${made}${made}`, `${made.slice(0, 40)}AAAA${made.slice(44)}`, 'é'.repeat(1_000)]
  for (const text of spoiled) expect(await decryptPassword(text), text).toBeNull()
})
