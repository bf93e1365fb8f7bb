import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { Button } from '../primitives/button.tsx'
import { useOnlineOnly } from './online-only.ts'
import { Toaster } from './toaster.tsx'

const buy = vi.fn()

function BuyButton() {
  const onlineOnly = useOnlineOnly()
  return <Button {...onlineOnly(buy)}>Buy</Button>
}

it('does nothing without a connection but says so, stays in reach, and works again with one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderInShop(
    <>
      <BuyButton />
      <Toaster />
    </>,
  )
  const button = await screen.findByRole('button', { name: 'Buy' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('You are offline. This works again once you are connected; what you chose stays.')).toBeTruthy()
  expect(buy).not.toHaveBeenCalled()

  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(button)
  expect(buy).toHaveBeenCalledOnce()
})
