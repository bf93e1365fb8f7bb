import type { Sku } from '@nusaria/contracts/product'
import { expect, test } from 'vitest'
import { canChoose, choose, firstChoice, mostPieces, skuOf } from './sku-choice.ts'

function sku(spec_values: string[], stock: number, price = 10_000): Sku {
  return {
    sku_no: spec_values.join('-') || 'only',
    product_no: 'P1',
    spec_values,
    price,
    scribing_price: price,
    discount: 0,
    stock,
    purchase_limit: null,
    image_url: '/x.svg',
  }
}

const chips = {
  options: [
    { spec_name: 'Rasa', values: ['Balado', 'Keju'] },
    { spec_name: 'Ukuran', values: ['68 g', '180 g'] },
  ],
  sku_list: [sku(['Balado', '68 g'], 0, 9_000), sku(['Balado', '180 g'], 5, 18_900), sku(['Keju', '68 g'], 3, 9_500)],
}

test('begins with the cheapest SKU in stock', () => {
  expect(firstChoice(chips)).toEqual(['Keju', '68 g'])
  expect(firstChoice({ ...chips, sku_list: [sku(['Balado', '68 g'], 0)] })).toEqual(['Balado', '68 g'])
})

test('a value is open only if it leads to stock with the other options as chosen', () => {
  expect(canChoose(chips, ['Keju', '68 g'], 1, '180 g')).toBe(false)
  expect(canChoose(chips, ['Keju', '68 g'], 0, 'Balado')).toBe(false)
  expect(canChoose(chips, [null, '180 g'], 0, 'Balado')).toBe(true)
  expect(canChoose(chips, ['Balado', null], 1, '68 g')).toBe(false)
})

test('choosing twice lets go', () => {
  expect(choose(['Keju', '68 g'], 0, 'Balado')).toEqual(['Balado', '68 g'])
  expect(choose(['Keju', '68 g'], 1, '68 g')).toEqual(['Keju', null])
})

test('a SKU is known once every option is', () => {
  expect(skuOf(chips, ['Balado', '180 g'])?.sku_no).toBe('Balado-180 g')
  expect(skuOf(chips, ['Balado', null])).toBeUndefined()
  expect(skuOf(chips, ['Keju', '180 g'])).toBeUndefined()
  expect(skuOf({ options: [], sku_list: [sku([], 1)] }, [])?.sku_no).toBe('only')
})

test('pieces are bounded by stock and limit', () => {
  expect(mostPieces({ stock: 5, purchase_limit: 2 })).toBe(2)
  expect(mostPieces({ stock: 5, purchase_limit: null })).toBe(5)
  expect(mostPieces({ stock: 5_000, purchase_limit: null })).toBe(999)
})
