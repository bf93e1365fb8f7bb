import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StubbedReply } from '#testing/api-stub.ts'
import { productCard, productDetail, sku } from '#testing/product-samples.ts'
import { cart } from '#testing/trade-samples.ts'
import { openList } from './testing/render-list.tsx'

const ADD = '/order/trade/cart/add'
const DETAIL = '/consumer/product/min_sku_detail/P1'
const plain = productDetail({ options: [], sku_list: [sku([], { sku_no: 'P1-1' })] })
const user = userEvent.setup()

function openWith(detail: StubbedReply, replies: readonly StubbedReply[] = [{ data: cart([]) }]) {
  const list = [productCard('P1', { product_name: 'Keripik' }), productCard('P2', { product_name: 'Habis', flag_sold_out: 1 })]
  return openList('?keyword=keripik', { '/search/search': [{ data: { list, total: 2 } }], [DETAIL]: [detail], [ADD]: replies })
}
const press = async () => user.click(await screen.findByRole('button', { name: 'Add to cart: Keripik' }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the button over a product of a list', () => {
  it('puts a product without options into the cart at once', async () => {
    const { sent } = await openWith({ data: plain })
    await press()
    await waitFor(() => expect(sent(ADD)).toEqual([{ sku_no: 'P1-1', quantity: 1 }]))
    expect(await screen.findByText('Added to your cart')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add to cart: Habis' })).toBeNull()
  })

  it('asks for the options first, and for nothing but the cart', async () => {
    const { sent } = await openWith({ data: productDetail() })
    await press()
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.queryByRole('button', { name: 'Buy now' })).toBeNull()
    await user.click(sheet.getByRole('radio', { name: /Keju/ }))
    await user.click(sheet.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(sent(ADD)).toEqual([{ sku_no: 'P1-Keju', quantity: 1 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the choice open when the cart refuses it', async () => {
    await openWith({ data: productDetail() }, [{ code: ERRORS.SKU_INFO_MISSING.code }])
    await press()
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Add to cart' })).toHaveProperty('disabled', false))
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('can be pressed again when the product could not be loaded', async () => {
    await openWith('unreachable')
    await press()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to cart: Keripik' })).toHaveProperty('disabled', false))
  })
})
