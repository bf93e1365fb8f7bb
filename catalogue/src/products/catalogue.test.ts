import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, test } from 'vitest'
import { createRng, rngState } from '../lib/rng.ts'
import { buildCatalogue } from './catalogue.ts'
import { FAMILIES } from './families/index.ts'
import { KEYWORD_NAMES } from './keywords.ts'
import { sizeFactor, sizeOf } from './size.ts'
import { roundPrice, struckPrice } from './sku.ts'

const catalogue = buildCatalogue({ seed: 1 })
const { products, nav } = catalogue

test('the same seed gives the same bytes, another seed different ones', () => {
  const shape = (seed: number, size: number) => JSON.stringify(buildCatalogue({ seed, size }).products)
  // An unusual size, so that neither is cached.
  const again = JSON.parse(JSON.stringify(buildCatalogue({ seed: 1, size: 799 }).products))
  expect(JSON.stringify(again)).toBe(JSON.stringify(products.slice(0, 799)))
  expect(shape(2, 300)).not.toBe(shape(1, 300))
  expect(buildCatalogue({ seed: 1 })).toBe(catalogue)
})

test('ten types with 7 to 21 children each, all with products and names in three languages', () => {
  expect(nav).toHaveLength(10)
  for (const type of nav) {
    expect(type.child_list.length).toBeGreaterThanOrEqual(7)
    expect(type.child_list.length).toBeLessThanOrEqual(21)
    for (const row of [type, ...type.child_list]) {
      expect(Object.values(row.nav_type_name).every((name) => name.length > 0)).toBe(true)
      expect(catalogue.ofType(row.nav_type_id).length).toBeGreaterThan(0)
      expect(catalogue.navType(row.nav_type_id)).toBe(row)
    }
  }
  const ids = nav.flatMap((type) => [type.nav_type_id, ...type.child_list.map((child) => child.nav_type_id)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('at least 600 products, each with its own number and name', () => {
  expect(products.length).toBeGreaterThanOrEqual(600)
  expect(new Set(products.map((product) => product.product_no)).size).toBe(products.length)
  expect(new Set(products.map((product) => product.product_name)).size).toBe(products.length)
  expect(new Set(FAMILIES.map((family) => family.id)).size).toBe(FAMILIES.length)
})

test('grows to 20,000 products without a duplicate name, and then suggests each product once', () => {
  const large = buildCatalogue({ seed: 1, size: 20_000 })
  expect(new Set(large.products.map((product) => product.product_name)).size).toBe(20_000)
  const suggested = large.suggest({ keyword: 'keripik' }, 10)
  expect(new Set(suggested.map((product) => product.major_image_url)).size).toBe(10)
  expect(suggested.every((product) => product.product_name.includes('Keripik'))).toBe(true)
  expect([...new Set(large.suggest({ keyword: 'ramadan' }, 10).map((product) => product.product_name.includes('Edisi Ramadan')))]).toEqual([
    true,
  ])
  expect(() => buildCatalogue({ seed: 1, size: 100_000 })).toThrow(RangeError)
})

test('every SKU has a whole Rupiah price with a plausible ending and can be looked up', () => {
  for (const product of products)
    for (const sku of product.sku_list) {
      expect(catalogue.sku(sku.sku_no)).toBe(sku)
      expect(sku.price % 100).toBe(0)
      expect(sku.price).toBeGreaterThanOrEqual(1_000)
      expect(sku.scribing_price).toBeGreaterThanOrEqual(sku.price)
      expect(sku.discount).toBe(Math.round(((sku.scribing_price - sku.price) / sku.scribing_price) * 100))
      expect(sku.spec_values).toHaveLength(product.options.length)
      expect(sku.spec_values.every((value, at) => product.options[at]?.values.includes(value))).toBe(true)
      expect(sku.gross_weight_g).toBeGreaterThan(0)
    }
})

test('a product shows the prices of its SKUs in stock and defaults to the cheapest; when sold out, of all', () => {
  for (const product of products) {
    const first = product.sku_list.find((sku) => sku.sku_no === product.default_sku_no)
    const inStock = product.sku_list.filter((sku) => sku.stock > 0)
    expect(product.flag_sold_out).toBe(inStock.length === 0 ? 1 : 0)
    const prices = (inStock.length > 0 ? inStock : product.sku_list).map((sku) => sku.price)
    expect([product.price, product.max_price]).toEqual([Math.min(...prices), Math.max(...prices)])
    expect(first).toMatchObject({ price: product.price, scribing_price: product.scribing_price, discount: product.discount })
  }
})

test('every situation occurs: sold out, partly sold out, nearly sold out, discounted, limited, featured, many SKUs', () => {
  const share = (test: (product: (typeof products)[number]) => boolean) => products.filter(test).length
  expect(share((product) => product.flag_sold_out === 1)).toBeGreaterThan(10)
  expect(share((product) => product.flag_sold_out === 0 && product.sku_list.some((sku) => sku.stock === 0))).toBeGreaterThan(20)
  expect(share((product) => product.sku_list.some((sku) => sku.stock > 0 && sku.stock < 10))).toBeGreaterThan(20)
  expect(share((product) => product.discount > 0)).toBeGreaterThan(200)
  expect(share((product) => product.discount === 0)).toBeGreaterThan(200)
  expect(share((product) => product.purchase_limit !== null)).toBeGreaterThan(50)
  expect(share((product) => product.is_featured)).toBeGreaterThan(20)
  expect(share((product) => product.options.length >= 2)).toBeGreaterThan(40)
  expect(share((product) => product.options.length === 0)).toBeGreaterThan(100)
})

test('every brand of the families has products', () => {
  const used = new Set(products.map((product) => product.attributes.brand))
  expect([...used].sort()).toEqual([...new Set(FAMILIES.flatMap(({ by }) => by))].sort())
})

test('search tolerates typing errors and knows three languages', () => {
  const names = (keyword: string) => catalogue.find({ keyword }).rows.map((product) => product.product_name)
  expect(
    names('kripik')
      .slice(0, 5)
      .map((name) => name.includes('Keripik')),
  ).toEqual(Array(5).fill(true))
  expect(
    names('shampo')
      .slice(0, 3)
      .map((name) => name.includes('Sampo')),
  ).toEqual(Array(3).fill(true))
  expect(names('coklat')[0]).toContain('Cokelat')
  expect(names('beras pandn wangi')[0]).toContain('Beras Pandan Wangi')
  expect(names('coffee')[0]).toContain('Kopi')
  expect(names('咖啡')[0]).toContain('Kopi')
  expect(names('qqxyzz')).toEqual([])
  expect(names('   ')).toEqual([])
})

test('each ranked or recommended keyword finds something, most searched first', () => {
  for (const list of [catalogue.hotKeywords, catalogue.rankedKeywords]) {
    expect(list.length).toBeGreaterThanOrEqual(20)
    const counts = list.map((row) => row.search_count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts.some((count) => count < 1_000) || list === catalogue.hotKeywords).toBe(true)
  }
  const keywords = [...catalogue.hotKeywords, ...catalogue.rankedKeywords].map((row) => row.keyword)
  for (const word of [...keywords, ...catalogue.recommendedKeywords])
    expect([word, catalogue.find({ keyword: word }).rows.length > 0]).toEqual([word, true])
})

test.each(LANGUAGES)(
  'each keyword in the language of the shopper finds, as it is written, what the Indonesian one finds (%s)',
  (language) => {
    const wrong = [...KEYWORD_NAMES].flatMap(([keyword, names]) => {
      const meant = new Set(catalogue.find({ keyword }).rows.slice(0, 10))
      const { rows, correction } = catalogue.find({ keyword: names[language].toLowerCase(), language })
      return correction === null && rows.slice(0, 10).some((product) => meant.has(product)) ? [] : [names[language]]
    })
    expect(wrong).toEqual([])
    expect(new Set([...KEYWORD_NAMES.values()].map((names) => names[language])).size).toBe(KEYWORD_NAMES.size)
  },
)

test('a search within a category finds nothing of another', () => {
  expect(catalogue.find({ keyword: 'kopi', nav_type_id: '12' }).rows.length).toBeGreaterThan(0)
  expect(catalogue.find({ keyword: 'kopi', nav_type_id: '20' }).rows).toEqual([])
  expect(catalogue.ofType('99')).toEqual([])
})

test('recommendations contain all products once and vary; related products never include the product itself', () => {
  expect(new Set(catalogue.recommended).size).toBe(products.length)
  expect(new Set(catalogue.recommended.slice(0, 12).map((product) => product.nav_parent_id)).size).toBeGreaterThan(4)
  const [product] = products
  if (!product) throw new Error('no product')
  const related = catalogue.related(product.product_no)
  expect(related.length).toBeGreaterThanOrEqual(12)
  expect(related).not.toContain(product)
  expect(catalogue.related('P1')).toEqual([])
})

test('home leads to categories, products and campaigns that exist', () => {
  const { hero_list, side_list, campaign_list } = catalogue.home
  for (const { target } of [...hero_list, ...side_list, ...campaign_list.flatMap((row) => row.hero_list)]) {
    if (target.type === 'category') expect(catalogue.navType(target.nav_type_id)).toBeDefined()
    if (target.type === 'product') expect(catalogue.product(target.product_no)).toBeDefined()
    if (target.type === 'project') expect(campaign_list.map(({ project_id }) => project_id)).toContain(target.project_id)
  }
  for (const section of campaign_list.flatMap(({ sections }) => sections))
    if (section.type === 'products') expect(section.product_nos.every((no) => catalogue.product(no))).toBe(true)
})

test('a world cannot change the catalogue', () => {
  const [product] = products
  if (!product) throw new Error('no product')
  expect(() => Object.assign(product, { price: 1 })).toThrow(TypeError)
  expect(() => Object.assign(product.sku_list[0] ?? {}, { stock: 1 })).toThrow(TypeError)
})

test('prices keep their order and have common endings', () => {
  const rng = createRng(rngState(7))
  for (let i = 0; i < 500; i++) {
    const style = rng.next()
    const raw = 2_000 + rng.next() * 2_000_000
    expect(roundPrice(raw * 1.3, style)).toBeGreaterThanOrEqual(roundPrice(raw, style))
    expect(roundPrice(raw, style) % 100).toBe(0)
    const price = roundPrice(raw, style)
    const { scribing_price, discount } = struckPrice(price, rng.int(0, 40), style)
    expect(scribing_price >= price && discount >= 0 && discount < 100).toBe(true)
  }
})

test('sizes are parsed from their text', () => {
  expect(sizeOf('3 × 180 g')).toEqual({ text: '3 × 180 g', grams: 540, factor: null })
  expect(sizeOf('1,5 L')).toMatchObject({ grams: 1_500 })
  expect(sizeOf('Isi 20*1.85')).toEqual({ text: 'Isi 20', grams: null, factor: 1.85 })
  expect(sizeFactor(sizeOf('2 kg'), sizeOf('1 kg'))).toBeGreaterThan(1.8)
  expect(sizeFactor(sizeOf('2 kg'), sizeOf('1 kg'))).toBeLessThan(2)
  expect(sizeFactor(sizeOf('XL'), sizeOf('S'))).toBe(1)
})

test('a partly typed word matches by its sound, with a letter missing or wrong, and by its synonyms', () => {
  const first = (typed: string) => catalogue.suggest({ keyword: typed }, 10)[0]?.product_name
  for (const typed of ['krip', 'kripi', 'kerpik', 'kerpi'])
    expect([typed, first(typed)]).toEqual([typed, expect.stringContaining('Keripik')])
  for (const typed of ['sampo', 'sham', 'shampoo']) expect([typed, first(typed)]).toEqual([typed, expect.stringContaining('Sampo')])
  expect(first('krupuk')).toContain('Kerupuk')
  expect(first('sunscr')).toContain('Tabir Surya')
  expect(first('咖')).toContain('Kopi')
  expect(catalogue.suggest({ keyword: '' }, 10)).toEqual([])
})

test('"kopi" (coffee) never matches "topi" (cap), nor the reverse', () => {
  const names = (keyword: string) => catalogue.find({ keyword }).rows.map((product) => product.product_name)
  expect(names('kopi').filter((name) => name.includes('Topi'))).toEqual([])
  expect(names('topi').filter((name) => name.includes('Kopi'))).toEqual([])
})

test('a search within an unknown type does not affect a search without a type', () => {
  const { find } = buildCatalogue({ seed: 1 })
  expect(find({ keyword: 'madu', nav_type_id: '' }).rows).toHaveLength(0)
  expect(find({ keyword: 'madu' }).rows.length).toBeGreaterThan(0)
  expect(find({ keyword: 'x\nmadu', nav_type_id: 'a' })).not.toBe(find({ keyword: 'madu', nav_type_id: 'a\nx' }))
})
