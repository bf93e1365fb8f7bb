import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, it } from 'vitest'
import { loadTexts } from './load.ts'

const FIELDS = ['card_number', 'expiry', 'cvn', 'bank_code', 'holder_name', 'email', 'phone']

it.each(LANGUAGES)('each missing or invalid field of a card has its own message in %s', async (language) => {
  const { error } = (await loadTexts(language, 'card')) as { error: Readonly<Record<string, Readonly<Record<string, string>>>> }
  const messages = FIELDS.flatMap((field) => [error[field]?.required, error[field]?.invalid])
  expect(messages.every(Boolean)).toBe(true)
  expect(new Set(messages).size).toBe(messages.length)
})

it('asks for the bank in Indonesian, exactly as the spec', async () => {
  expect(await loadTexts('id', 'card')).toMatchObject({ error: { bank_code: { required: 'Silakan pilih bank' } } })
})
