import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { LegalArticle } from './legal-page.tsx'
import { legalDocument, questionsDocument } from './legal-texts.ts'
import { Questions } from './questions.tsx'
import { ContentsAside } from './table-of-contents.tsx'

// Newer browsers return a promise.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

async function faqs() {
  stubApi({})
  await renderInShop(<Questions document={await questionsDocument('en')} language="en" />)
}

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox', { name: 'Search the questions' }), { target: { value } })
const questions = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('shows the questions with every typed word, also in the answer, best first and highlighted', async () => {
  await faqs()
  const all = questions().length
  type('DELETE  account')
  expect(await screen.findByText(/^Questions found/)).toBeTruthy()
  expect(questions()[0]).toBe('How do I delete my account?')
  expect(questions().length).toBeLessThan(all / 2)
  expect([...document.querySelectorAll('h3 mark')].map(({ textContent }) => textContent).slice(0, 2)).toEqual(['delete', 'account'])
  type('')
  expect(questions()).toHaveLength(all)
  expect(document.querySelectorAll('mark')).toHaveLength(0)
})

it('unfolds a few results', async () => {
  await faqs()
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  type('incorrect tracking numbr courier')
  await screen.findByText(/^Questions found/)
  expect(document.querySelectorAll('details[open]').length).toBeGreaterThan(0)
})

it('shows when no question matches', async () => {
  await faqs()
  type('xylophone')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('No question matches'))
  expect(questions()).toEqual([])
})

it('unfolds the question of the hash', async () => {
  window.history.replaceState(null, '', '/faqs#account-delete')
  await faqs()
  const open = document.querySelectorAll('details[open]')
  expect([...open].map(({ id }) => id)).toEqual(['account-delete'])
})

it('scrolls to the topic of the hash', async () => {
  window.history.replaceState(null, '', '/faqs#afterSale')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await faqs()
  expect((scrolled.mock.contexts[0] as Element).textContent).toBe('After-sales: returns')
})

it('links keep the language of the document', async () => {
  await renderInShop(<LegalArticle document={await legalDocument('privacy', 'id')} language="id" />)
  const link = screen.getAllByRole('link', { name: 'Perjanjian Pengguna' })[0]
  expect(link?.getAttribute('href')).toBe('/agreement-id')
  expect(screen.getAllByRole('link', { name: 'privasi@nusaria.example' })[0]?.getAttribute('href')).toBe('mailto:privasi@nusaria.example')
})

it('leaving a document with a hash does not crash', async () => {
  window.history.replaceState(null, '', '/privacy#rights')
  const { unmount } = await renderInShop(<LegalArticle document={await legalDocument('privacy', 'en')} language="en" />)
  expect(unmount).not.toThrow()
})

it('the contents scroll to their section and set the hash without a new entry in the history', async () => {
  const agreement = await legalDocument('agreement', 'en')
  await renderInShop(
    <>
      <LegalArticle document={agreement} language="en" />
      <ContentsAside label="Contents" parts={agreement.sections} />
    </>,
  )
  const before = window.history.length
  fireEvent.click(screen.getAllByRole('link', { name: 'Law and contact' })[0] as HTMLElement)
  expect([window.location.hash, window.history.length]).toEqual(['#s11', before])
  expect(document.activeElement?.textContent).toBe('Law and contact')
})
