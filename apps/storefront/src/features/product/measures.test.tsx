import type { ProductDetail, SizeTable } from '@nusaria/contracts/product-entities'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { OptionPicker } from '#commerce/sku/option-picker.tsx'
import { useSkuSelection } from '#commerce/sku/sku-selection.ts'
import { productDetail, sku } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { AttributeList } from './product-info.tsx'
import { WeightTable } from './weight-table.tsx'

// Loads the dialog before the first test's timeout starts.
await Promise.all([
  import('#ui/chakra/chakra-dialog.tsx'),
  import('#commerce/sku/size-guide-link.tsx'),
  import('#commerce/sku/size-guide.tsx'),
])

const user = userEvent.setup()
afterEach(cleanup)

const textsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').map(textsOf)

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
    expect(rowsOf(await within(dialog).findByRole('table', { name: 'Lengths in cm' }))).toEqual([
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
    expect(rowsOf(await screen.findByRole('table', { name: 'Measurements in cm' }))[0]).toEqual(['Size', 'Chest width'])
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
    expect(rowsOf(await screen.findByRole('table', { name: 'Weight and pack of each option' }))).toEqual([
      ['Size', 'Net weight', 'Gross weight', 'Pack size (L × W × H)'],
      ['68 g', '68 g', '95 g', '130 × 50 × 190 mm'],
      ['1.25 kg', '1.25 kg', '1.4 kg', '300 × 120 × 400 mm'],
    ])
  })

  it('are in a table by all options where no single one decides them', async () => {
    const sku_list = [sku(['Balado', '68 g'], small), sku(['Keju', '1.25 kg'], large)]
    await renderInShop(<WeightTable product={{ ...crisps, sku_list }} />)
    const [head, ...rows] = rowsOf(await screen.findByRole('table'))
    expect([head?.[0], ...rows.map(([name]) => name)]).toEqual(['Flavour, Size', 'Balado, 68 g', 'Keju, 1.25 kg'])
  })
})
