import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { toasts } from '#platform/toast.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { lazyOverlay } from './lazy-overlay.tsx'
import { useLazyMount } from './use-presence.ts'

const load = vi.fn(async () => ({
  default: ({ open }: { readonly open: boolean; readonly onClose: () => void }) => (open ? <p>Sure?</p> : null),
}))
const Sure = lazyOverlay(load)

function Page() {
  const [open, setOpen] = useState(false)
  const opened = useLazyMount(open)
  return (
    <>
      <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
        Remove
      </button>
      {opened && <Sure open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

it('a dialog whose code fails to load shows an error and closes; the page stays; the next opening tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await renderInShop(<Page />)
  const user = userEvent.setup({ delay: null })
  const button = await screen.findByRole('button', { name: 'Remove' })
  await user.click(button)
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([expect.stringContaining("Can't reach the shop")]))
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(load).toHaveBeenCalledOnce()
  await user.click(button)
  expect(await screen.findByText('Sure?')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
