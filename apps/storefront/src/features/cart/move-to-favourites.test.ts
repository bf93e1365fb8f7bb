import { ERRORS } from '@nusaria/contracts/errors'
import { beforeAll, expect, it, vi } from 'vitest'
import { changeLanguage, startI18n } from '#platform/i18n/i18n.ts'
import { storeLanguage } from '#platform/i18n/language.ts'
import { toast } from '#platform/toast.ts'
import { stubApi } from '#testing/api-stub.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { moveToFavourites } from './move-to-favourites.ts'

const DETAIL = '/order/trade/cart'
const MOVE = `${DETAIL}/move_to_favourites`
const joined = cart([cartLine({ line_id: 'L7', sku_no: 'S1' }), cartLine({ line_id: 'L8', sku_no: 'S2' })])

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await changeLanguage('en')
})

it('moves the lines a guest chose, by SKU, in the cart that was merged at login', async () => {
  const calls = stubApi({ [DETAIL]: [{ data: joined }], [MOVE]: [{ data: cart([]) }] })
  const toasted = vi.spyOn(toast, 'success')
  await moveToFavourites(shopStore().dispatch, ['S2', 'S9'])
  expect(calls.filter(({ path }) => path === MOVE).map(({ body }) => body)).toEqual([{ line_ids: ['L8'] }])
  expect(toasted).toHaveBeenCalledWith('Moved to your favourites')
})

it('shows why it failed, and sends nothing for a SKU that is not in the cart', async () => {
  const calls = stubApi({ [DETAIL]: [{ data: joined }], [MOVE]: [{ code: ERRORS.PRODUCT_PARAMETER_INVALID.code }] })
  const toasted = vi.spyOn(toast, 'error')
  await moveToFavourites(shopStore().dispatch, ['S1'])
  expect(toasted).toHaveBeenCalledWith('Your favourites are full, 500 at most. Remove some first.')
  await moveToFavourites(shopStore().dispatch, ['S9'])
  expect(calls.filter(({ path }) => path === MOVE)).toHaveLength(1)
})
