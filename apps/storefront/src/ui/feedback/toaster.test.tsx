import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { toast, toasts } from '#platform/toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  for (const { hide } of toasts.get()) hide()
})

const texts = () => [...screen.getByRole('status').querySelectorAll('p')].map((each) => each.textContent)

it('shows two messages at most, the newest ones', () => {
  render(<Toaster />)
  act(() => {
    for (const text of ['Sent', 'Saved', 'Removed']) toast.success(text)
  })
  expect(texts()).toEqual(['Saved', 'Removed'])
})
