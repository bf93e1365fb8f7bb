import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusFallback } from './use-focus-fallback.ts'

function Page({ status }: { readonly status: number }) {
  useFocusFallback(status)
  return (
    <main id="content" tabIndex={-1}>
      {status === 6 && <button type="button">Send</button>}
      <a href="/help">Help</a>
    </main>
  )
}

it('the page gets the focus when the focused button disappears', () => {
  const { rerender } = render(<Page status={6} />)
  act(() => screen.getByRole('button').focus())
  rerender(<Page status={7} />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('a focused element that stays keeps the focus', () => {
  const { rerender } = render(<Page status={6} />)
  act(() => screen.getByRole('link').focus())
  rerender(<Page status={7} />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

it('a dialog over the page that caused the change stays open', () => {
  const { rerender } = render(<Page status={6} />)
  const dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  dialog.dataset.state = 'open'
  document.body.append(dialog)
  act(() => screen.getByRole('button').focus())
  rerender(<Page status={7} />)
  expect(document.activeElement).toBe(document.body)
  dialog.remove()
})
