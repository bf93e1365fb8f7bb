import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { productDetail } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { ShareButton } from './share-button.tsx'

// Loads the dialog before the first test's timeout starts.
await Promise.all([import('#ui/chakra/chakra-dialog.tsx'), import('./share-dialog.tsx')])

const link = `${location.origin}/commodDetail?product_no=P1`
const text = 'Keripik Singkong, Rp18.900 at Nusaria'

async function share() {
  const user = userEvent.setup({ writeToClipboard: true })
  await renderInShop(
    <>
      <ShareButton product={productDetail()} />
      <Toaster />
    </>,
  )
  return { user, press: async () => user.click(await screen.findByRole('button', { name: 'Share this product' })) }
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Share this product' }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

describe('sharing a product', () => {
  it('opens the browser’s dialog with a text and the URL of the product alone', async () => {
    const shared = vi.fn(async () => undefined)
    Object.assign(navigator, { share: shared })
    const { press } = await share()
    await press()
    expect(shared).toHaveBeenCalledWith({ title: 'Keripik Singkong', text, url: link })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the shop’s dialog where the browser’s one does not open, but not when the shopper closes that', async () => {
    const reasons = [new DOMException('closed', 'AbortError'), new DOMException('no', 'NotAllowedError')]
    Object.assign(navigator, { share: () => Promise.reject(reasons.shift()) })
    const { press } = await share()
    await press()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press()
    expect((await dialog()).getByText(link)).toBeTruthy()
  })

  it('offers WhatsApp with the same text, and a copy of the URL', async () => {
    const { user, press } = await share()
    await press()
    const ways = await dialog()
    const whatsapp = new URL(ways.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href)
    expect([whatsapp.origin, whatsapp.searchParams.get('text')]).toEqual(['https://wa.me', `${text}\n${link}`])
    await user.click(ways.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('The link is copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('says so when copying fails', async () => {
    const { user, press } = await share()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await press()
    const ways = await dialog()
    await user.click(ways.getByRole('button', { name: 'Copy link' }))
    expect(await ways.findByText(/can’t be copied/)).toBeTruthy()
    expect(ways.getByText(link)).toBeTruthy()
  })
})
