import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInShop } from '../../shared/testing/render-in-shop.tsx'
import { LegalArticle } from './legal-article.tsx'
import { legalDocument, questionsDocument } from './legal-texts.ts'
import { Questions } from './questions.tsx'

// As newer browsers have it: with a promise.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

async function faqs() {
  await renderInShop(<Questions document={await questionsDocument('en')} language="en" />)
}

it('narrows the questions to those with every typed word, in the answer too', async () => {
  await faqs()
  const all = screen.getAllByRole('heading', { level: 3 }).length
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the questions' }), { target: { value: 'DELETE  account' } })
  const left = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(left).toContain('How do I delete my account?')
  expect(left.length).toBeLessThan(all / 2)
})

it('says so when no question matches', async () => {
  await faqs()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xylophone' } })
  expect(screen.getByRole('status').textContent).toContain('No question matches')
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
})

it('opens the question that the address names', async () => {
  window.history.replaceState(null, '', '/faqs#account-delete')
  await faqs()
  const open = document.querySelectorAll('details[open]')
  expect([...open].map(({ id }) => id)).toEqual(['account-delete'])
})

it('links stay in the language of the document', async () => {
  await renderInShop(<LegalArticle document={await legalDocument('privacy', 'id')} language="id" />)
  const link = screen.getAllByRole('link', { name: 'Perjanjian Pengguna' })[0]
  expect(link?.getAttribute('href')).toBe('/agreement-id')
  expect(screen.getAllByRole('link', { name: 'privasi@nusaria.example' })[0]?.getAttribute('href')).toBe('mailto:privasi@nusaria.example')
})

it('a document whose part the address names is left without a crash', async () => {
  window.history.replaceState(null, '', '/privacy#rights')
  const { unmount } = await renderInShop(<LegalArticle document={await legalDocument('privacy', 'en')} language="en" />)
  expect(unmount).not.toThrow()
})

it('the contents lead to their part, named in the address without a step in the history', async () => {
  await renderInShop(<LegalArticle document={await legalDocument('agreement', 'en')} language="en" />)
  const before = window.history.length
  fireEvent.click(screen.getAllByRole('link', { name: 'Law and contact' })[0] as HTMLElement)
  expect([window.location.hash, window.history.length]).toEqual(['#s11', before])
  expect(document.activeElement?.textContent).toBe('Law and contact')
})
