import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { HomePage } from './home-page.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

const none = { data: { list: [], total: 0 } }

const open = () =>
  openPage(<HomePage />, {
    '/cms/project/getById': [{ data: { project_id: 'home', title: 'Home', sections: [] } }],
    '/consumer/product/hot_list': [none],
    '/consumer/product/product_recommend': [none],
    '/search/hot': [{ data: { list: [] } }],
  })

test('on a phone its search box opens the search', async () => {
  await open()
  expect((await screen.findByRole('link', { name: 'Search products' })).getAttribute('href')).toBe('/search')
})

test('on a phone it ends with the links of the footer', async () => {
  await open()
  const links = within(await screen.findByRole('navigation', { name: 'About the shop' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['About us', expect.stringMatching(/^https:/), '_blank'],
    ['User agreement', '/agreement-en', null],
    ['Terms and conditions', '/policyTerms-en', null],
    ['FAQs', '/faqs', null],
    ['Accessibility', '/accessibility', null],
  ])
})
