import { act, cleanup, screen } from '@testing-library/react'
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

it('a section that fails leaves the others, and shows when the connection is back', async () => {
  stubApi({})
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderInShop(
    <CmsSections
      sections={[
        { type: 'vouchers', title: 'Vouchers', coupon_nos: [] },
        { type: 'text', title: 'Coffee', paragraphs: ['From Gayo'] },
      ]}
      renderVouchers={() => {
        if (!navigator.onLine) throw new TypeError('Texts that failed to load')
        return <p>Rp20rb off</p>
      }}
      optionalSections={optionalSections}
    />,
  )
  expect(await screen.findByText('From Gayo')).toBeTruthy()
  expect(screen.queryByText('Rp20rb off')).toBeNull()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Rp20rb off')).toBeTruthy()
})
