import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CmsSections } from './cms-sections.tsx'
import * as optionalSections from './optional-sections.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a section that fails leaves the others, and has a retry', async () => {
  stubApi({})
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  await renderInShop(
    <CmsSections
      sections={[
        { type: 'vouchers', title: 'Vouchers', coupon_nos: [] },
        { type: 'text', title: 'Coffee', paragraphs: ['From Gayo'] },
      ]}
      renderVouchers={() => {
        if (fails) throw new TypeError('Texts that failed to load')
        return <p>Rp20rb off</p>
      }}
      optionalSections={optionalSections}
    />,
  )
  expect(await screen.findByText('From Gayo')).toBeTruthy()
  expect(screen.queryByText('Rp20rb off')).toBeNull()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Rp20rb off')).toBeTruthy()
})
