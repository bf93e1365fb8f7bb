import type { Language } from '@nusaria/contracts/headers'
import { loadTexts } from '@nusaria/locales/load'
import type { Namespace, Texts } from '@nusaria/locales/namespaces'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { changeLanguage } from '#platform/i18n/i18n.ts'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { LegalPage } from './legal-page.tsx'
import { replaceTexts } from './legal-texts.ts'

/** A developer saves other texts. */
const save = (language: Language, namespace: Namespace, texts: Texts) => act(async () => replaceTexts({ language, namespace, texts }))

afterEach(async () => {
  await save('en', 'faqs', await loadTexts('en', 'faqs'))
  await save('id', 'agreement', await loadTexts('id', 'agreement'))
  cleanup()
  vi.unstubAllGlobals()
})

async function open(at: string) {
  stubApi({})
  // React waits for a promise that a component uses only within `act`.
  await act(async () => void (await renderInShop(<LegalPage />, { at })))
}

const type = (label: string, value: string) => fireEvent.change(screen.getByRole('searchbox', { name: label }), { target: { value } })

it('shows the questions in the language that another tab has chosen, and searches in them', async () => {
  await open('/faqs')
  await screen.findByRole('heading', { name: 'How do I log in or register?' })
  type('Search the questions', 'login')
  await screen.findByText(/^Questions found/)
  await act(() => changeLanguage('id'))
  const label = 'Cari pertanyaan'
  await screen.findByRole('searchbox', { name: label })
  type(label, 'hapus akun')
  expect(await screen.findByRole('heading', { level: 3, name: /^Bagaimana.*hapus.*akun/ })).toBeTruthy()
})

it('shows a text at once that a developer changes, also in the results of a search', async () => {
  await open('/faqs')
  await screen.findByRole('heading', { name: 'How do I log in or register?' })
  type('Search the questions', 'zebra')
  await screen.findByText('No question matches')
  const texts = JSON.stringify(await loadTexts('en', 'faqs')).replace('How do I log in or register?', 'How does a zebra log in?')
  await save('en', 'faqs', JSON.parse(texts))
  expect(await screen.findByRole('heading', { level: 3, name: 'How does a zebra log in?' })).toBeTruthy()
  type('Search the questions', '')
  expect(screen.getByRole('heading', { name: 'How does a zebra log in?' })).toBeTruthy()
})

it('shows a changed text of a document in its own language at once', async () => {
  await open('/agreement-id')
  await screen.findByRole('heading', { level: 1, name: 'Perjanjian Pengguna' })
  await save('id', 'agreement', { title: 'Perjanjian baru', intro: '', updated: '', sections: {} })
  expect(await screen.findByRole('heading', { level: 1, name: 'Perjanjian baru' })).toBeTruthy()
})
