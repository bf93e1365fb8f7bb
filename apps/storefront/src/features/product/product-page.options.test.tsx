import { ERRORS } from '@nusaria/contracts/errors'
import type { ProductDetail, SizeTable } from '@nusaria/contracts/product-entities'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { OptionPicker } from '#commerce/sku/option-picker.tsx'
import { useSkuSelection } from '#commerce/sku/sku-selection.ts'
import { productDetail, sku } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { AttributeList } from './product-info.tsx'
import { openProduct, option } from './testing/render-product.tsx'
import { WeightTable } from './weight-table.tsx'

// Loads the dialog before the first test's timeout starts.
await Promise.all([
  import('#ui/chakra/chakra-dialog.tsx'),
  import('#commerce/sku/size-guide-link.tsx'),
  import('#commerce/sku/size-guide.tsx'),
])

const user = userEvent.setup()

describe('the selected SKU', () => {
  it('is written into the URL, in the same history entry', async () => {
    const { address } = await openProduct()
    await user.click(await option('Keju'))
    await waitFor(() => expect(address()).toBe('/commodDetail?product_no=P1&sku_no=P1-Keju'))
    expect(await option('Keju')).toHaveProperty('checked', true)
  })

  it('survives a reload', async () => {
    await openProduct({ at: 'product_no=P1&sku_no=P1-Keju' })
    expect(await option('Keju')).toHaveProperty('checked', true)
    expect(screen.getByText('19.900')).toBeTruthy()
  })

  it('is another one, with a note, when the SKU in the URL does not exist', async () => {
    await openProduct({ at: 'product_no=P1&sku_no=P9-nothing' })
    expect(await option('Balado')).toHaveProperty('checked', true)
    const status = screen.getByText("The option in this link isn't offered any more. Chosen instead: Balado.")
    expect(status.closest('[role=status]')).toBeTruthy()
  })

  it.each(['by the URL', 'by the shopper'])('may be sold out, selected %s, and the buttons say so', async (by) => {
    await openProduct(by === 'by the URL' ? { at: 'product_no=P1&sku_no=P1-Original' } : {})
    if (by === 'by the shopper') await user.click(await option(/^Original/))
    expect(await option('Original · sold out')).toHaveProperty('checked', true)
    expect(screen.getByText('Original is sold out. Choose another option.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
    await user.click(await option('Keju'))
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy()
    expect(screen.queryByText(/is sold out\. Choose/)).toBeNull()
  })

  it.each([
    ['sells out', [sku(['Balado']), sku(['Keju'], { stock: 0 }), sku(['Original'])]],
    ['is gone', [sku(['Balado']), sku(['Original'])]],
  ])('stays selected when it %s: a second press buys no other SKU', async (_, sku_list) => {
    const { calls } = await openProduct({
      product: [{ data: productDetail() }, { data: productDetail({ sku_list }) }],
      add: [{ code: ERRORS.STOCK_INSUFFICIENT.code }],
    })
    await user.click(await option('Keju'))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await option('Keju · sold out')).toHaveProperty('checked', true)
    expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
    expect(calls.filter(({ path }) => path === '/order/trade/cart/add').map(({ body }) => body)).toEqual([
      { sku_no: 'P1-Keju', quantity: 1 },
    ])
  })

  const sizes = {
    options: [
      { spec_name: 'Flavour', values: ['Balado', 'Original'] },
      { spec_name: 'Size', values: ['68 g', '3 × 180 g'] },
    ],
    sku_list: [
      sku(['Balado', '68 g'], { price: 9_500 }),
      sku(['Balado', '3 × 180 g'], { price: 64_500 }),
      sku(['Original', '68 g'], { price: 9_500 }),
    ],
  }

  it('keeps the size when the flavour changes, even when that is sold out', async () => {
    const out = sku(['Original', '3 × 180 g'], { price: 64_500, stock: 0 })
    await openProduct({ product: [{ data: productDetail({ ...sizes, sku_list: [...sizes.sku_list, out] }) }] })
    await user.click(await option('3 × 180 g'))
    await user.click(await option(/^Original/))
    expect(await option('3 × 180 g · sold out')).toHaveProperty('checked', true)
    expect(screen.getByText('64.500')).toBeTruthy()
    expect(await option('68 g')).toHaveProperty('disabled', false)
    await user.click(await option('Balado'))
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy()
  })

  it('has its own weight, specification and pictures', async () => {
    const large = {
      specification: '3 × 180 g × 1',
      net_weight_g: 540,
      gross_weight_g: 615,
      image_list: ['/media/large.svg', '/media/large-2.svg'],
      image_url: '/media/large.svg',
    }
    const [small, other, rest] = sizes.sku_list
    const sku_list = [small, { ...other, ...large }, rest] as ProductDetail['sku_list']
    await openProduct({ product: [{ data: productDetail({ ...sizes, sku_list }) }] })
    expect(await screen.findByText('180 g × 1')).toBeTruthy()
    await user.click(await option('3 × 180 g'))
    expect(screen.getByText('3 × 180 g × 1')).toBeTruthy()
    expect(screen.getByText('540 g')).toBeTruthy()
    expect(screen.getByText('615 g')).toBeTruthy()
    const gallery = screen.getByRole('region', { name: /Pictures of/ })
    expect(
      within(gallery)
        .getAllByRole('img')
        .map((img) => img.getAttribute('src')),
    ).toEqual(large.image_list)
  })

  it('says what it changed when a combination does not exist', async () => {
    await openProduct({ product: [{ data: productDetail(sizes) }] })
    await user.click(await option('3 × 180 g'))
    await user.click(await option('Original'))
    expect(await option('68 g')).toHaveProperty('checked', true)
    const note = screen.getByText("That combination isn't offered. Your choice is now Original, 68 g.")
    expect(note.closest('[role=status]')).toBeTruthy()
  })
})

const findTexts = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
const findRows = (table: HTMLElement) => within(table).getAllByRole('row').map(findTexts)

const shoes = productDetail({
  options: [
    { spec_name: 'Colour', values: ['Pink'] },
    { spec_name: 'Size', values: ['38', '39'] },
  ],
  sku_list: [sku(['Pink', '38']), sku(['Pink', '39'])],
  size_table: {
    kind: 'shoes',
    spec_name: 'Size',
    columns: ['Foot length', 'Insole length'],
    rows: [
      {
        size: '38',
        lengths: [
          { min_mm: 235, max_mm: 240 },
          { min_mm: 246, max_mm: 246 },
        ],
      },
      {
        size: '39',
        lengths: [
          { min_mm: 241, max_mm: 247 },
          { min_mm: null, max_mm: null },
        ],
      },
    ],
  },
})

function Options({ product }: { readonly product: ProductDetail }) {
  return <OptionPicker product={product} selection={useSkuSelection(product, null, () => undefined)} look="panel" />
}

describe('the size guide', () => {
  it('has a row for each size in cm, marks the chosen size, and says how to measure', async () => {
    await renderInShop(<Options product={shoes} />)
    await user.click(await screen.findByRole('radio', { name: '39' }))
    await user.click(await screen.findByRole('button', { name: 'Size guide' }))
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' })
    expect(findRows(await within(dialog).findByRole('table', { name: 'Lengths in cm' }))).toEqual([
      ['EU size', 'Foot length', 'Insole length'],
      ['38', '23.5–24', '24.6'],
      ['39 (selected)', '24.1–24.7', '–'],
    ])
    expect(within(dialog).getByText(/Stand on paper/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of clothes is headed by the name of the option', async () => {
    const size_table: SizeTable = { kind: 'clothes', spec_name: 'Size', columns: ['Chest width'], rows: [{ size: '38', lengths: [] }] }
    await renderInShop(<Options product={{ ...shoes, size_table }} />)
    await user.click(await screen.findByRole('button', { name: 'Size guide' }))
    expect(findRows(await screen.findByRole('table', { name: 'Measurements in cm' }))[0]).toEqual(['Size', 'Chest width'])
  })

  it('is not offered where the shop has none', async () => {
    await renderInShop(<Options product={{ ...shoes, size_table: null }} />)
    await screen.findByRole('radio', { name: '39' })
    expect(screen.queryByRole('button', { name: 'Size guide' })).toBeNull()
  })
})

const small = { net_weight_g: 68, gross_weight_g: 95, length_mm: 130, width_mm: 50, height_mm: 190 }
const large = { net_weight_g: 1_250, gross_weight_g: 1_400, length_mm: 300, width_mm: 120, height_mm: 400 }
const crisps = productDetail({
  options: [
    { spec_name: 'Flavour', values: ['Balado', 'Keju'] },
    { spec_name: 'Size', values: ['68 g', '1.25 kg'] },
  ],
  sku_list: ['Balado', 'Keju'].flatMap((flavour) => [sku([flavour, '68 g'], small), sku([flavour, '1.25 kg'], large)]),
})

it('a product whose SKUs name none of its options is sold without a choice of them', async () => {
  const whole = productDetail({ sku_list: [sku([]), sku([], { sku_no: 'P1-other', net_weight_g: 540 })] })
  await openProduct({ product: [{ data: whole }] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Keripik Singkong' })).toBeTruthy()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  await renderInShop(<WeightTable product={whole} />)
  expect(await screen.findByText(/540/)).toBeTruthy()
})

it('the labelled attributes of a product are listed', async () => {
  await renderInShop(<AttributeList product={productDetail()} sku={sku(['Keju'])} />)
  await screen.findByText('Composition')
  const terms = [...document.querySelectorAll('dt')]
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Unit', 'Pouch'],
    ['Brand', 'Sarimbun'],
    ['Specification', '180 g × 1'],
    ['Category', 'Keripik'],
    ['Pack size (L × W × H)', '180 × 70 × 260 mm'],
    ['Shelf life', '9 months'],
    ['Net weight', '180 g'],
    ['Gross weight', '205 g'],
    ['Composition', 'Cassava, palm oil'],
  ])
})

describe('weight and pack', () => {
  it('are those of the chosen variant', async () => {
    await renderInShop(<AttributeList product={crisps} sku={sku(['Keju', '1.25 kg'], large)} />)
    const textBeside = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling?.textContent
    await screen.findByText('Net weight', { selector: 'dt' })
    expect(['Net weight', 'Gross weight', 'Pack size (L × W × H)'].map(textBeside)).toEqual(['1.25 kg', '1.4 kg', '300 × 120 × 400 mm'])
  })

  it('are those of the product where a variant has none', async () => {
    await renderInShop(<AttributeList product={productDetail()} sku={sku(['Keju'])} />)
    await screen.findByText('180 g')
    expect(screen.getByText('180 × 70 × 260 mm')).toBeTruthy()
  })

  it('are in a table by the option that decides them', async () => {
    await renderInShop(<WeightTable product={crisps} />)
    expect(findRows(await screen.findByRole('table', { name: 'Weight and pack of each option' }))).toEqual([
      ['Size', 'Net weight', 'Gross weight', 'Pack size (L × W × H)'],
      ['68 g', '68 g', '95 g', '130 × 50 × 190 mm'],
      ['1.25 kg', '1.25 kg', '1.4 kg', '300 × 120 × 400 mm'],
    ])
  })

  it('are in a table by all options where no single one decides them', async () => {
    const sku_list = [sku(['Balado', '68 g'], small), sku(['Keju', '1.25 kg'], large)]
    await renderInShop(<WeightTable product={{ ...crisps, sku_list }} />)
    const [head, ...rows] = findRows(await screen.findByRole('table'))
    expect([head?.[0], ...rows.map(([name]) => name)]).toEqual(['Flavour, Size', 'Balado, 68 g', 'Keju, 1.25 kg'])
  })
})
