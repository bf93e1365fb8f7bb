import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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

afterEach(cleanup)

it('the page has the focus when the button that had it is gone', () => {
  const { rerender } = render(<Page status={6} />)
  act(() => screen.getByRole('button').focus())
  rerender(<Page status={7} />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('what keeps the focus keeps it', () => {
  const { rerender } = render(<Page status={6} />)
  act(() => screen.getByRole('link').focus())
  rerender(<Page status={7} />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

it('a question over the page, whose answer the change is, is not closed by it', () => {
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
