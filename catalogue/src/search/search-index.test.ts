import { expect, test } from 'vitest'
import { buildCatalogue } from '../products/catalogue.ts'
import { typingDistance } from './typing-errors.ts'
import { Vocabulary } from './vocabulary.ts'

const catalogue = buildCatalogue({ seed: 1 })
const names = (keyword: string, language: 'id' | 'en' | 'zh-CN' = 'id') =>
  catalogue.find({ keyword, language }).rows.map(({ product_name }) => product_name)

test('swapped, omitted, added and replaced letters are one error each; a vowel for a consonant is two', () => {
  const distance = (typed: string, word: string) => typingDistance(typed, word).whole
  expect(['kpoi', 'kpi', 'koppi', 'kapi', 'krpi'].map((typed) => distance(typed, 'kopi'))).toEqual([1, 1, 1, 1, 2])
  expect(typingDistance('kerip', 'keripik')).toEqual({ whole: 2, begun: 0, letters: 5 })
})

test('a typed word means itself, its plural and the words of its root, else a word written nearly so', () => {
  const vocabulary = new Vocabulary()
  for (const word of ['pancing', 'memancing', 'mangoes', 'mango', 'kue', 'topi']) vocabulary.add(word)
  const meanings = (word: string) => [...vocabulary.meaningsOf(word).keys()].sort()
  expect(meanings('pancing')).toEqual(['memancing', 'pancing'])
  expect(meanings('pancingan')).toEqual(['memancing', 'pancing'])
  expect(meanings('mango')).toEqual(['mango', 'mangoes'])
  expect(meanings('toip')).toEqual(['topi'])
  expect(meanings('kui')).toEqual([])
  expect(meanings('kopi')).toEqual([])
})

test('products are found by what they are called in each language', () => {
  expect(names('laundry detergent', 'en')[0]).toContain('Deterjen')
  expect(names('洗衣粉', 'zh-CN')[0]).toContain('Deterjen Bubuk')
  expect(names('sabun cuci baju')[0]).toContain('Deterjen')
})

test('a single Chinese character finds no product that only contains it', () => {
  const tea = names('茶', 'zh-CN')
  expect(tea.length).toBeGreaterThan(5)
  expect(tea.filter((name) => !name.includes('Teh'))).toEqual([])
})

test('one wrong Chinese character in a word of three or more finds the product', () => {
  for (const [typed, product] of [
    ['巧刻力', 'Cokelat'],
    ['功克力', 'Cokelat'],
    ['洗衣纷', 'Deterjen'],
    ['防嗮霜', 'Tabir Surya'],
    ['笔记本电恼', 'Laptop'],
    ['无线耳积', 'Headphone'],
    ['食用由', 'Minyak Goreng'],
  ] as const)
    expect([
      typed,
      names(typed, 'zh-CN')
        .slice(0, 4)
        .some((name) => name.includes(product)),
    ]).toEqual([typed, true])
})

test('any character of a Chinese name may be wrong: at least 99 of 100 still find the product among the first ten', () => {
  const called = new Map<string, Set<unknown>>()
  for (const { names: model } of catalogue.products)
    for (const name of [...model.kind['zh-CN'], ...model.model['zh-CN']])
      if (/^\p{Script=Han}{3,}$/u.test(name)) called.set(name, (called.get(name) ?? new Set()).add(model))
  const found = [...called].flatMap(([name, models]) =>
    [...name].map((_, at) => {
      const keyword = [...name].with(at, '龘').join('')
      const { rows } = catalogue.find({ keyword, language: 'zh-CN' })
      return rows.slice(0, 10).some((product) => models.has(product.names))
    }),
  )
  expect(found.length).toBeGreaterThan(1_000)
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.99)
})

test('while a word is typed, what is called something that begins so comes first, the best sellers before others', () => {
  const suggested = (keyword: string, language: 'id' | 'en' | 'zh-CN' = 'id') =>
    catalogue
      .suggest({ keyword, language }, 4)
      .map(({ names: { kind, model, whole } }) => `${whole ? '' : kind[language][0]} ${model[language][0]}`.trim())
  for (const [typed, language] of [
    ['ke', 'id'],
    ['sep', 'id'],
    ['min', 'id'],
    ['mang', 'id'],
    ['cook', 'en'],
    ['ric', 'en'],
    ['shoe', 'en'],
    ['面', 'zh-CN'],
    ['手', 'zh-CN'],
  ] as const)
    expect([typed, suggested(typed, language).filter((name) => !name.toLowerCase().startsWith(typed))]).toEqual([typed, []])
  expect(suggested('susu f')[0]).toBe('Susu UHT Full Cream')
  expect(
    suggested('ice c', 'en')
      .slice(0, 3)
      .every((name) => name.startsWith('Ice cream')),
  ).toBe(true)
  const [best] = catalogue.suggest({ keyword: 'mad' }, 1)
  expect(best?.product_name).toContain('Madu Hutan')
})

test('a wrong character in characters without a meaning finds nothing', () => {
  for (const typed of ['山龘水', '猫龘狗猋', '龘克', '一龘三', '巧龘龘']) expect([typed, names(typed, 'zh-CN')]).toEqual([typed, []])
})

test('where no product has all words, those of the product with most of them suffice', () => {
  expect(names('keripik singkong kendaraan')).toEqual(names('keripik singkong'))
  expect(names('5 kendaraan')).toEqual([])
})

test('fewer than four products with all words are followed by what has most of them, and by others of their category', () => {
  const found = (keyword: string, language: 'id' | 'en' = 'id') => {
    const { rows, full } = catalogue.find({ keyword, language })
    return { full: full.rows.length, all: rows.map(({ product_name }) => product_name), first: rows.slice(0, full.places.length) }
  }
  const hot = found('keripik pedas')
  expect(hot.full).toBe(1)
  expect(hot.all[0]).toContain('Keripik Tempe Pedas')
  expect(hot.all.slice(1, 8).every((name) => name.includes('Keripik'))).toBe(true)
  const bear = found('teddy bear', 'en')
  expect([bear.full, bear.all.slice(1).some((name) => name.includes('Boneka'))]).toEqual([1, true])
  const blender = found('blender')
  expect([blender.full, blender.all.length > 4]).toEqual([1, true])
  expect(blender.first.map(({ product_name }) => product_name)[0]).toContain('Blender')
})

test('nothing similar follows four products with all words, an exact search, or nothing at all', () => {
  for (const query of [{ keyword: 'kopi' }, { keyword: 'keripik singkong' }, { keyword: 'blender', exact: true }, { keyword: 'qqqq' }])
    expect([query, catalogue.find(query).similar.size]).toEqual([query, 0])
})

test('says which words the results are for, where these are not the typed ones', () => {
  const correction = (keyword: string, exact?: boolean) => catalogue.find({ keyword, exact }).correction
  expect(correction('kpoi')).toEqual({ keyword: 'kopi', left_out: [] })
  expect(correction('keripik singkng')).toEqual({ keyword: 'keripik singkong', left_out: [] })
  expect(correction('sepatulari')).toEqual({ keyword: 'sepatu lari', left_out: [] })
  expect(correction('keripik singkong kendaraan')).toEqual({ keyword: 'keripik singkong', left_out: ['kendaraan'] })
  for (const typed of ['kopi', 'kopi bubuk', 'keri', 'sepatu dan sandal', '5 kg beras', 'qqqq', 'P100785'])
    expect(correction(typed)).toBeNull()
})

test('an exact search finds only what has all words as typed, and says what may be meant', () => {
  const search = (keyword: string) => catalogue.find({ keyword, exact: true })
  expect(search('kpoi').rows).toEqual([])
  expect(search('kpoi').correction).toEqual({ keyword: 'kopi', left_out: [] })
  expect(search('kopi').rows).toEqual(catalogue.find({ keyword: 'kopi' }).rows)
})

test('a brand chooses among the products of a model', () => {
  const large = buildCatalogue({ seed: 1, size: 2_000 })
  const found = large.find({ keyword: 'keripik singkong nyamira' }).rows
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ attributes }) => attributes.brand === 'Nyamira')).toBe(true)
})

test('a sold-out product comes after the others of its model', () => {
  const large = buildCatalogue({ seed: 1, size: 2_000 })
  const soldOut = large.products.filter(({ flag_sold_out }) => flag_sold_out)
  expect(soldOut.length).toBeGreaterThan(5)
  for (const { names: model } of soldOut) {
    const { rows } = large.find({ keyword: `${model.kind.id[0] ?? ''} ${model.model.id[0] ?? ''}` })
    const flags = rows.filter((product) => product.names === model).map(({ flag_sold_out }) => flag_sold_out)
    expect(flags).toEqual([...flags].sort())
  }
})
