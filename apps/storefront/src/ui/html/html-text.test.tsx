import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { i18n, startI18n } from '#platform/i18n/i18n.ts'
import { HtmlText } from './html-text.tsx'
import { sanitise } from './sanitise.ts'

// A real browser tests the sanitiser: `tests/e2e/html-descriptions.spec.ts`.
vi.mock('./sanitise.ts', () => ({ sanitise: vi.fn() }))
await startI18n()
await i18n.changeLanguage('en')

const text = <HtmlText html="<p>Kopi <b>asli</b></p><script>steal()</script>" label="Description" />

/** Hydrates the server's text where the sanitiser leaves `safe`; returns its element and what React complains about. */
async function hydrate(safe: readonly Node[]) {
  vi.mocked(sanitise).mockImplementation(() => {
    const content = document.createDocumentFragment()
    content.append(...safe)
    return content
  })
  const root = document.createElement('div')
  const words = renderToString(text)
  root.insertAdjacentHTML('beforeend', words)
  const complaints: unknown[] = []
  const page = await act(async () => hydrateRoot(root, text, { onRecoverableError: (error) => complaints.push(error) }))
  return { words, root, complaints, page }
}

it('the server sends words alone, and the page hydrates them and shows the sanitised HTML in their place', async () => {
  const bold = Object.assign(document.createElement('b'), { textContent: 'asli' })
  const { words, root, complaints, page } = await hydrate([new Text('Kopi '), bold])
  expect(words).toMatch(/^<div[^>]*>Kopi asli<\/div>$/)
  expect(root.querySelector('[data-rich] b')?.textContent).toBe('asli')
  expect(root.textContent).toBe('Kopi asli')
  expect(complaints).toEqual([])
  await act(async () => page.render(<HtmlText html="<p>Teh</p>" label="Description" />))
  expect(sanitise).toHaveBeenLastCalledWith('<p>Teh</p>', { newTab: i18n.t('footer.newTab'), table: 'Description' })
  page.unmount()
})

it('the words stay where the browser lets nothing be parsed', async () => {
  const { root } = await hydrate([])
  expect(root.textContent).toBe('Kopi asli')
  expect(root.querySelector('[data-rich]')).toBeNull()
})
