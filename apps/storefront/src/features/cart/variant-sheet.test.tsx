import { ERRORS } from '@nusaria/contracts/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { productDetail } from '#testing/product-samples.ts'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { cartPath, DETAIL, openCart } from './testing/render-cart.tsx'

const PRODUCT = '/consumer/product/min_sku_detail/P1'
const CHANGE = cartPath('change_sku')

const balado = cartLine({ sku_no: 'P1-Balado', product_name: 'Keripik Singkong', spec_values: ['Balado'], quantity: 12 })
const changed = cartLine({ ...balado, sku_no: 'P1-Keju', spec_values: ['Keju'], quantity: 10 })

/** The dialog, with the product in it. */
async function openVariants(replies: Parameters<typeof openCart>[0], lines = [balado]) {
  const cartPage = await openCart({ [DETAIL]: [{ data: cart(lines) }], [PRODUCT]: [{ data: productDetail() }], ...replies })
  await cartPage.user.click(await screen.findByRole('button', { name: 'Change option: Balado' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Change option' }))
  await sheet.findByRole('radio', { name: 'Balado' })
  return { ...cartPage, sheet }
}

it('shows every variant with its own price, and marks sold-out ones', async () => {
  const { user, sheet } = await openVariants({})
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Balado' }).checked).toBe(true)
  expect(sheet.getByText('18.900')).toBeTruthy()
  await user.click(sheet.getByRole('radio', { name: 'Keju' }))
  expect(sheet.getByText('19.900')).toBeTruthy()
  await user.click(sheet.getByRole('radio', { name: 'Original · sold out' }))
  expect(sheet.getByRole('button', { name: 'Use this option' })).toHaveProperty('disabled', true)
})

it('changes to another variant, with the quantity that can be bought', async () => {
  const { user, sheet, bodies } = await openVariants({ [CHANGE]: [{ data: cart([changed]) }] })
  await user.click(sheet.getByRole('radio', { name: 'Keju' }))
  expect(sheet.getByText('Only 10 can be bought, so the quantity becomes 10.')).toBeTruthy()
  // The note hides by itself.
  const note = screen.findByText('Option changed')
  await user.click(sheet.getByRole('button', { name: 'Use this option' }))
  expect(await note).toBeTruthy()
  expect(bodies(CHANGE)).toEqual([{ line_id: 'L1', sku_no: 'P1-Keju', quantity: 10 }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Change option: Keju' })).toBeTruthy()
})

it('says that it merges with the line of the same variant', async () => {
  const keju = cartLine({ ...changed, line_id: 'L2', quantity: 1 })
  const { user, sheet, bodies } = await openVariants({ [CHANGE]: [{ data: cart([changed]) }] }, [{ ...balado, quantity: 2 }, keju])
  await user.click(sheet.getByRole('radio', { name: 'Keju' }))
  expect(sheet.getByText('Joins the one already in your cart.')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Use this option' }))
  await waitFor(() => expect(bodies(CHANGE)).toEqual([{ line_id: 'L1', sku_no: 'P1-Keju' }]))
})

it('shows in the sheet why it was refused, and refetches the stock', async () => {
  const { user, sheet, of } = await openVariants({ [CHANGE]: [{ code: ERRORS.STOCK_INSUFFICIENT.code }] })
  await user.click(sheet.getByRole('radio', { name: 'Keju' }))
  await user.click(sheet.getByRole('button', { name: 'Use this option' }))
  expect(await sheet.findByRole('alert')).toBeTruthy()
  await waitFor(() => expect(of(PRODUCT)).toHaveLength(2))
})

it('sends nothing when the variant stays the same', async () => {
  const { user, sheet, of } = await openVariants({})
  await user.click(sheet.getByRole('button', { name: 'Use this option' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(of(CHANGE)).toEqual([])
})
