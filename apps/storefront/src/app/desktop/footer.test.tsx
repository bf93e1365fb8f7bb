import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { Footer } from './footer.tsx'

// The codes are drawn by the build.
vi.mock('#ui/primitives/app-qr-code.tsx', () => ({
  AppQrCode: ({ platform }: { readonly platform: string }) => <i>{`code of ${platform}`}</i>,
}))

const link = (name: string) => screen.getByRole('link', { name })

it('leads to the company in a new tab, and to the legal texts in the shopper’s language', async () => {
  await renderInShop(<Footer />)
  const about = await screen.findByRole('link', { name: /^About us/ })
  expect([about.getAttribute('href'), about.getAttribute('target')]).toEqual([expect.stringMatching(/^https:/), '_blank'])
  expect(['User agreement', 'Terms and conditions', 'Privacy policy', 'FAQs'].map((name) => link(name).getAttribute('href'))).toEqual([
    '/agreement-en',
    '/policyTerms-en',
    '/privacy',
    '/faqs',
  ])
})

it('has the QR codes of both apps', async () => {
  await renderInShop(<Footer />)
  for (const platform of ['ios', 'android']) expect(await screen.findByText(`code of ${platform}`)).toBeTruthy()
})

it('of a step of a purchase has its last line alone', async () => {
  await renderInShop(<Footer short />)
  expect(await screen.findByText('Prices include VAT')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
