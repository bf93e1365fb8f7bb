import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { DaysLeft } from './days-left.tsx'

const NOW = Date.parse('2026-11-22T12:00:00+07:00')

it.each([
  ['2026-11-24T13:02:03+07:00', '2 days 01:02:03'],
  ['2026-11-23T11:59:59+07:00', '23:59:59'],
  // Half a second before a whole day counts as that day, not as 24 hours.
  ['2026-11-24T11:59:59.500+07:00', '2 days 00:00:00'],
])('counts days and the clock until %s', async (deadline, text) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  await renderInShop(<DaysLeft deadline={deadline} skew={0} onExpire={() => {}} />)
  expect(await screen.findByText(text)).toBeTruthy()
})
