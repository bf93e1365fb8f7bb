import { ShellPageTitle } from '@nusaria/contracts/shell'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { useDialogTitle } from './dialog-title.ts'
import { usePageTitle } from './page-title.ts'

function Page({ title }: { readonly title?: string }) {
  usePageTitle(title)
  return null
}

test("a page's title is shown in the tab and sent to the app around it", async () => {
  const postMessage = vi.fn<(text: string) => void>()
  vi.stubGlobal('ReactNativeWebView', { postMessage })
  await renderInShop(<Page title="Keranjang" />)
  expect(document.title).toBe('Keranjang · Nusaria')
  await renderInShop(<Page />)
  expect(document.title).toBe('Nusaria')
  const told = postMessage.mock.calls.map(([text]) => ShellPageTitle.parse(JSON.parse(text)).title)
  expect(told).toEqual(['Keranjang', 'Nusaria'])
})

function DialogAtAddress() {
  useDialogTitle('Masuk')
  return null
}

test('a dialog with an address names the tab while it is open, over whatever page is below', async () => {
  const { rerender } = await renderInShop(<DialogAtAddress />)
  rerender(
    <>
      <DialogAtAddress />
      <Page title="Keranjang" />
    </>,
  )
  expect(document.title).toBe('Masuk · Nusaria')
  rerender(<Page title="Keranjang" />)
  expect(document.title).toBe('Keranjang · Nusaria')
})

test('in a browser nothing is sent', async () => {
  await renderInShop(<Page title="Cari" />)
  expect(document.title).toBe('Cari · Nusaria')
})
