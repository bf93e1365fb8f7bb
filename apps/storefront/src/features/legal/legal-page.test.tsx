import type { Language } from '@nusaria/contracts/headers'
import { loadTexts } from '@nusaria/locales/load'
import type { Namespace, Texts } from '@nusaria/locales/namespaces'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config } from '#platform/config/config.ts'
import { changeLanguage } from '#platform/i18n/i18n.ts'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { LegalArticle, LegalPage, Measuring } from './legal-page.tsx'
import { legalDocument, questionsDocument, replaceTexts } from './legal-texts.ts'
import { Questions } from './questions.tsx'
import { ContentsAside } from './table-of-contents.tsx'

// Newer browsers return a promise.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const type = (value: string, label = 'Search the questions') =>
  fireEvent.change(screen.getByRole('searchbox', { name: label }), { target: { value } })

describe('the questions', () => {
  async function faqs() {
    stubApi({})
    await renderInShop(<Questions document={await questionsDocument('en')} language="en" />)
  }

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
    expect((scrolled.mock.contexts[0] as Element).textContent).toBe('Problems and returns')
  })
})

describe('a document', () => {
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
})

describe('the page in a changed language or with changed texts', () => {
  /** A developer saves other texts. */
  const save = (language: Language, namespace: Namespace, texts: Texts) => act(async () => replaceTexts({ language, namespace, texts }))

  afterEach(async () => {
    await save('en', 'faqs', await loadTexts('en', 'faqs'))
    await save('id', 'agreement', await loadTexts('id', 'agreement'))
  })

  async function open(at: string) {
    stubApi({})
    // React waits for a promise that a component uses only within `act`.
    await act(async () => void (await renderInShop(<LegalPage />, { at })))
  }

  it('shows the questions in the language that another tab has chosen, and searches in them', async () => {
    await open('/faqs')
    await screen.findByRole('heading', { name: 'How do I log in or register?' })
    type('login')
    await screen.findByText(/^Questions found/)
    await act(() => changeLanguage('id'))
    const label = 'Cari pertanyaan'
    await screen.findByRole('searchbox', { name: label })
    type('hapus akun', label)
    expect(await screen.findByRole('heading', { level: 3, name: /^Bagaimana.*hapus.*akun/ })).toBeTruthy()
  })

  it('shows a text at once that a developer changes, also in the results of a search', async () => {
    await open('/faqs')
    await screen.findByRole('heading', { name: 'How do I log in or register?' })
    type('zebra')
    await screen.findByText('No question matches')
    const texts = JSON.stringify(await loadTexts('en', 'faqs')).replace('How do I log in or register?', 'How does a zebra log in?')
    await save('en', 'faqs', JSON.parse(texts))
    expect(await screen.findByRole('heading', { level: 3, name: 'How does a zebra log in?' })).toBeTruthy()
    type('')
    expect(screen.getByRole('heading', { name: 'How does a zebra log in?' })).toBeTruthy()
  })

  it('shows a changed text of a document in its own language at once', async () => {
    await open('/agreement-id')
    await screen.findByRole('heading', { level: 1, name: 'Perjanjian Pengguna' })
    await save('id', 'agreement', { title: 'Perjanjian baru', intro: '', updated: '', sections: {} })
    expect(await screen.findByRole('heading', { level: 1, name: 'Perjanjian baru' })).toBeTruthy()
  })
})

it('says that nothing is measured before the shopper has chosen, and then what was chosen', async () => {
  const { analytics } = config
  Object.assign(config, { analytics: { ...analytics, adapter: 'console', consent: true } })
  await renderInShop(<Measuring />)
  const note = await screen.findByRole('status')
  expect(note.textContent).toBe("You haven't chosen yet. Until you allow it, nothing is measured.")
  await userEvent.click(screen.getByRole('button', { name: 'Allow measuring' }))
  expect(note.textContent).toBe('You allow this in this browser.')
  await userEvent.click(screen.getByRole('button', { name: 'Stop measuring' }))
  expect(note.textContent).toBe("You don't allow this in this browser.")
  Object.assign(config, { analytics })
})
