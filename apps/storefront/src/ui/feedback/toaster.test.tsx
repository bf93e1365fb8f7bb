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

it('shows what is under way with a spinner, until it ends or something else is said', () => {
  render(<Toaster />)
  const box = screen.getByRole('status')
  act(() => void toast.progress('Logging in'))
  expect([texts(), box.querySelector('svg')]).toEqual([['Logging in'], null])
  act(() => void toast.success('Welcome'))
  expect(texts()).toEqual(['Welcome'])
  let hide = () => {}
  act(() => {
    hide = toast.progress('Paying')
  })
  act(() => hide())
  expect(texts()).toEqual(['Welcome'])
})
