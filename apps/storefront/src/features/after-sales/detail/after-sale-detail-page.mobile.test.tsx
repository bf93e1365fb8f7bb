import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { awaitingReturn, open, sentBack } from './testing/render-page.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

it('has the main action in the bar beside the withdrawal, and contact where nothing is to be done', async () => {
  const { user, unmount } = await open([awaitingReturn])
  const bar = (await screen.findByRole('button', { name: 'Withdraw request' })).parentElement
  const submit = screen.getByRole('button', { name: 'Send details' })
  expect(bar?.contains(submit)).toBe(true)
  await user.click(submit)
  expect(screen.getByText('Enter the tracking number')).toBeTruthy()
  unmount()
  await open([sentBack])
  expect(await screen.findByRole('button', { name: 'Contact us' })).toBeTruthy()
})
