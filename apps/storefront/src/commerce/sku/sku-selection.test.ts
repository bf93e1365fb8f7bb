import type { Sku } from '@nusaria/contracts/product-entities'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultSku,
  galleryPictures,
  isSoldOut,
  optionValuePictures,
  type ProductVariants,
  skuForValue,
  soldOutSkus,
  valueAvailability,
} from './sku-selection.ts'

function sku(values: string, stock: number, price = 10_000): Sku {
  const spec_values = values ? values.split(',') : []
  return {
    sku_no: `P-${values}`,
    product_no: 'P',
    spec_values,
    price,
    scribing_price: price,
    discount: 0,
    stock,
    purchase_limit: null,
    image_url: `/${spec_values[0] ?? 'plain'}.svg`,
  }
}

const flavours = { spec_name: 'Rasa', values: ['Balado', 'Keju', 'Original'] }
const sizes = { spec_name: 'Ukuran', values: ['68 g', '180 g'] }

/** Keju in one size alone, Original sold out, Balado's small size sold out. */
const chips: ProductVariants = {
  options: [flavours, sizes],
  sku_list: [
    sku('Balado,68 g', 0, 9_000),
    sku('Balado,180 g', 5, 18_900),
    sku('Keju,68 g', 7, 9_500),
    sku('Original,68 g', 0, 8_000),
    sku('Original,180 g', 0, 17_000),
  ],
}
const plain: ProductVariants = { options: [], sku_list: [sku('', 3)] }
const gone: ProductVariants = { ...chips, sku_list: chips.sku_list.map((one) => ({ ...one, stock: 0 })) }

describe('the default SKU', () => {
  it('is the cheapest in stock', () => {
    expect(defaultSku(chips)?.spec_values).toEqual(['Keju', '68 g'])
    expect(defaultSku(plain)?.spec_values).toEqual([])
  })

  it('is the cheapest of all when everything is sold out', () => {
    expect(defaultSku(gone)?.spec_values).toEqual(['Original', '68 g'])
    expect(isSoldOut(gone)).toBe(true)
    expect(isSoldOut(chips)).toBe(false)
  })
})

describe('a selected value', () => {
  const picks = (selectedValues: string[], axis: number, value: string) => skuForValue(chips, selectedValues, axis, value)?.spec_values

  it('keeps the other values, also when that SKU is sold out', () => {
    expect(picks(['Balado', '180 g'], 0, 'Original')).toEqual(['Original', '180 g'])
    expect(picks(['Balado', '180 g'], 1, '68 g')).toEqual(['Balado', '68 g'])
  })

  it('changes the other values only when the combination does not exist', () => {
    expect(picks(['Balado', '180 g'], 0, 'Keju')).toEqual(['Keju', '68 g'])
    expect(picks(['Keju', '68 g'], 1, '180 g')).toEqual(['Balado', '180 g'])
    expect(picks(['Keju', '68 g'], 0, 'Nothing')).toBeUndefined()
  })
})

it('the availability of a value depends on the other selected values', () => {
  const states = (selectedValues: string[], axis: number) =>
    chips.options[axis]?.values.map((value) => valueAvailability(chips, selectedValues, axis, value))
  expect(states(['Balado', '180 g'], 0)).toEqual(['buyable', 'elsewhere', 'sold_out'])
  expect(states(['Balado', '180 g'], 1)).toEqual(['sold_out', 'buyable'])
  expect(states(['Keju', '68 g'], 1)).toEqual(['buyable', 'elsewhere'])
  expect(valueAvailability(chips, ['Keju', '68 g'], 0, 'Nothing')).toBe('gone')
})

const products = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([a, b, c]) => {
    const options = [a, b, c].map((count, axis) => ({
      spec_name: `${axis}`,
      values: Array.from({ length: count }, (_, at) => `${'abc'[axis]}${at}`),
    }))
    const all = options.reduce<string[][]>((rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]])
    return fc
      .array(fc.record({ made: fc.boolean(), stock: fc.integer({ min: 0, max: 2 }), price: fc.integer({ min: 1, max: 5 }) }), {
        minLength: all.length,
        maxLength: all.length,
      })
      .map(
        (rows): ProductVariants => ({
          options,
          sku_list: all.flatMap((values, at) => (rows[at]?.made ? [sku(values.join(), rows[at].stock, rows[at].price)] : [])),
        }),
      )
  })
  .filter((product) => !isSoldOut(product))

it('changes only the selected option when that combination exists', () => {
  fc.assert(
    fc.property(products, (product) => {
      const now = defaultSku(product)?.spec_values ?? []
      product.options.forEach(({ values }, axis) => {
        for (const value of values) {
          const next = skuForValue(product, now, axis, value)
          if (['buyable', 'sold_out'].includes(valueAvailability(product, now, axis, value)))
            expect(next?.spec_values).toEqual(now.with(axis, value))
          else if (next) expect(next.spec_values[axis]).toBe(value)
        }
      })
    }),
  )
})

describe('pictures', () => {
  it('are those of the selected SKU, when it has its own', () => {
    const image_list = ['/Keju.svg', '/Keju-open.svg']
    expect(galleryPictures({ ...chips, image_list: ['/front.svg'] }, { image_list })).toEqual(image_list)
  })

  it('are shown for the values of a pictured option, with the other selected values', () => {
    const options = [
      { ...flavours, flag_pictured: true },
      { ...sizes, flag_pictured: false },
    ]
    const sku_list = chips.sku_list.map((one) => ({ ...one, image_url: `/${one.spec_values.join('-')}.svg` }))
    const product = { options, sku_list, image_list: [] }
    expect(optionValuePictures(product, 0, ['Balado', '180 g'])).toEqual(['/Balado-180 g.svg', '/Keju-68 g.svg', '/Original-180 g.svg'])
    expect(optionValuePictures(product, 1, ['Balado', '180 g'])).toEqual([])
  })

  it('of all SKUs are in the gallery, each once', () => {
    expect(galleryPictures({ ...chips, image_list: ['/front.svg', '/Balado.svg'] }, {})).toEqual([
      '/front.svg',
      '/Balado.svg',
      '/Keju.svg',
      '/Original.svg',
    ])
  })

  it('are shown for values that look different, and only for those', () => {
    const pictured = { ...chips, image_list: ['/front.svg'] }
    expect(optionValuePictures(pictured, 0, [])).toEqual(['/Balado.svg', '/Keju.svg', '/Original.svg'])
    expect(optionValuePictures(pictured, 1, [])).toEqual([])
    expect(optionValuePictures({ ...plain, image_list: [] }, 0, [])).toEqual([])
  })
})

it('lists sold-out SKUs only while others are in stock', () => {
  expect(soldOutSkus(chips).map(({ spec_values }) => spec_values.join())).toEqual(['Balado,68 g', 'Original,68 g', 'Original,180 g'])
  expect(soldOutSkus(gone)).toEqual([])
  expect(soldOutSkus(plain)).toEqual([])
})
