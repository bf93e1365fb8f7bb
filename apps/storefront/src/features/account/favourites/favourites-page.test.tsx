import type { Favourite } from '@nusaria/contracts/favourite'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { FavouritesPage } from './favourites-page.tsx'

// Loads the dialog before the first test's timeout starts.
await import('#ui/chakra/chakra-dialog.tsx')

function favourite(no: string, cheaper = 0, part: Parameters<typeof productCard>[1] = {}): Favourite {
  const product = productCard(no, part)
  return { product, added_price: product.price + cheaper, added_at: '2026-11-20T08:00:00+07:00' }
}
const page = (list: Favourite[], total = list.length) => ({ data: { list, total } })
const LIST = '/consumer/product/favourite/list'
const REMOVE = '/consumer/product/favourite/remove'

const open = (replies: StubbedReplies) => openPage(<FavouritesPage />, replies, { member: true, at: '/favourites', toasts: true })

it('shows price drops, and offers a reminder for sold-out products', async () => {
  await open({ [LIST]: [page([favourite('A', 12_500), favourite('B', 500, { flag_sold_out: 1 }), favourite('C', -900)])] })
  const [cheaper, out, dearer] = await screen.findAllByRole('link')
  expect(cheaper?.textContent).toContain('Rp12.500 cheaper than when you saved it')
  expect(cheaper?.getAttribute('href')).toBe('/commodDetail?product_no=A')
  expect(out?.textContent).toContain('Remind me')
  expect(out?.textContent).not.toContain('cheaper')
  expect(dearer?.textContent).not.toContain('cheaper')
})

it('removes the selected favourites after a confirmation', async () => {
  const { user, sent } = await open({
    [LIST]: [page([favourite('A'), favourite('B'), favourite('C')]), page([favourite('B')])],
    [REMOVE]: [{ data: null }],
  })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: /A/ }))
  await user.click(screen.getByRole('checkbox', { name: /C/ }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const question = await screen.findByRole('alertdialog')
  expect(sent(REMOVE)).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('2 products removed from your favourites')).toBeTruthy()
  expect(sent(REMOVE)).toEqual([{ product_nos: ['A', 'C'] }])
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1))
})

it('selects all; after an error they stay selected', async () => {
  const { user } = await open({ [LIST]: [page([favourite('A'), favourite('B')])], [REMOVE]: ['unreachable'] })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  expect(screen.getByText('2 selected')).toBeTruthy()
})

it('loads more by a button, each product once', async () => {
  const all = Array.from({ length: 22 }, (_, index) => favourite(`P${index}`))
  const { user } = await open({ [LIST]: [page(all.slice(0, 20), 22), page(all.slice(19), 22)] })
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(22))
})

it('has a link when it is empty, and a retry after an error', async () => {
  const { user } = await open({ [LIST]: ['unreachable', page([])] })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('link', { name: 'Find something you like' })).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})
