import { expect, test } from 'vitest'
import { buildCatalogue } from '../products/catalogue.ts'
import { type Drawing, lookAxis, modelsOf } from '../products/families/family.ts'
import { FAMILIES } from '../products/families/index.ts'
import { NAV_CHILDREN, NAV_ICONS, NAV_IDS } from '../products/nav.ts'
import { type PictureKey, pictureKey, reviewPhotoUrl } from '../products/picture-key.ts'
import { BANNERS } from './banners.ts'
import { drawingPaths, getDrawing } from './drawings.ts'
import { artSize } from './label-art.ts'
import { fitted, lettering, textWidth } from './lettering.ts'
import { allPictureKeys, idPrefix, mediaFile, productSvg, typeIconSvg } from './media.ts'
import { roomOf, usageOf } from './scenes.ts'
import { labelLines, type Subject, subjectOf } from './subject.ts'

const catalogue = buildCatalogue({ seed: 1 })
/** A photo of each variant, each in another home. */
const photos = catalogue.products.flatMap(({ sku_list }) => sku_list.map(({ image_url }, at) => reviewPhotoUrl(image_url, at)))
const paths = [...allPictureKeys(catalogue), ...new Set(photos)]

test('every picture of the catalogue exists, drawn without fonts, scripts or external resources', () => {
  expect(paths.length).toBeGreaterThan(2_000)
  for (const path of paths) {
    const file = mediaFile(path)
    if (!file) throw new Error(`${path} is missing`)
    expect(file.contentType).toContain('image/svg+xml')
    expect(/<(text|image|script|foreignObject)|https?:(?!\/\/www\.w3\.org)/.test(file.body)).toBe(false)
    expect(file.body).not.toContain('NaN')
  }
})

test('a picture contains everything it refers to, under ids that no other picture uses', () => {
  const seen = new Map<string, string>()
  for (const path of paths.filter((_, at) => at % 37 === 0)) {
    const body = mediaFile(path)?.body ?? ''
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, ref = ''] of body.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect([path, ids.includes(ref)]).toEqual([path, true])
    for (const id of ids) {
      expect([id, seen.get(id)]).toEqual([id, undefined])
      seen.set(id, path)
    }
  }
})

test('pictures are small', () => {
  const sizes = paths.map((path) => mediaFile(path)?.body.length ?? 0).sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(17_000)
  expect(sizes.at(-1)).toBeLessThan(70_000)
})

test('the same key gives the same bytes; an unknown key gives nothing', () => {
  const key = 'keripik-singkong_0_sarimbun_0_1'
  expect(productSvg(key)).toBe(productSvg(key))
  expect(productSvg(key)).not.toBe(productSvg('keripik-singkong_0_sarimbun_1_1'))
  expect(productSvg(key)).not.toBe(productSvg('keripik-singkong_0_sarimbun_0_1_1'))
  for (const wrong of [
    'keripik-singkong_99_sarimbun_0_1',
    'keripik-singkong_0_tumbara_0_1',
    'keripik-singkong_0_nobody_0_1',
    'keripik-singkong_0_sarimbun_4_1',
    'keripik-singkong_0_sarimbun_0_1_3',
    'keripik-singkong_0_sarimbun_0_1_0',
    'keripik-singkong_0_sarimbun_0_9',
    'keripik-singkong_0_sarimbun_0_0',
    'nothing_0_sarimbun_0_1',
    'constructor_0_sarimbun_0_1',
    '',
  ])
    expect([wrong, productSvg(wrong)]).toEqual([wrong, null])
  for (const path of [
    '/media/',
    '/media/products/x.svg',
    '/media/banners/constructor.svg',
    '/media/reviews/keripik-singkong_0_sarimbun_0_1.svg',
    '/media/reviews/keripik-singkong_0_sarimbun_0_2-7.svg',
    '/media/reviews/keripik-singkong_99_sarimbun_0_1-7.svg',
    '/media/types/99.svg',
    '/media/constructor/11.svg',
    '/etc/passwd',
  ])
    expect([path, mediaFile(path)]).toEqual([path, null])
})

test('the icon of each category shows one of its products', () => {
  const under = new Map(NAV_CHILDREN.map(({ top, child }) => [child, [NAV_IDS[top], NAV_IDS[child]]]))
  for (const [id, product] of Object.entries(NAV_ICONS)) {
    const family = FAMILIES.find((each) => each.id === product.split('.')[0])
    expect(family && under.get(family.in), product).toContain(id)
    expect(typeIconSvg(id), product).toContain('<svg')
  }
})

const packed = FAMILIES.filter(({ pack }) => pack !== 'plain')
/** The drawings on the labels of a family: of each model, and of each flavour or colour. */
const labelDrawings = (family: (typeof FAMILIES)[number]): Drawing[] =>
  modelsOf(family).flatMap(({ look }) => lookAxis(family, look)?.values.map((value) => value.look) ?? [look])

test('no two products of a brand have the same first picture: the label names what the drawing leaves open', () => {
  const seen = new Map<string, string>()
  for (const family of packed)
    modelsOf(family).forEach(({ look }, model) => {
      for (const value of (lookAxis(family, look)?.values ?? [look]).keys()) {
        const key = `${family.id} ${model} ${value}`
        const picture = drawn(family.id, model, family.by[0] ?? '', { value })
        expect([key, seen.get(picture)]).toEqual([key, undefined])
        seen.set(picture, key)
      }
    })
  expect(seen.size).toBeGreaterThan(400)
})

test('the box of a device shows that device, not another of its kind', () => {
  const devices = packed.filter((family) => NAV_CHILDREN.some(({ top, child }) => top === 'elektronik' && child === family.in))
  expect(devices.length).toBeGreaterThan(6)
  for (const family of devices) {
    const drawings = labelDrawings(family).map(({ name, colour }) => `${name} ${colour}`)
    expect([family.id, new Set(drawings).size]).toEqual([family.id, drawings.length])
  }
})

test('the second picture of a pack shows its goods in use, in another room than the first', () => {
  const kinds = new Map<string, string>()
  for (const family of packed) {
    const subject = subjectFor(family, 0)
    if (!subject) throw new Error(family.id)
    const { show, heap = '' } = usageOf(subject)
    kinds.set(family.id, show === 'art' ? family.id : show + heap)
    expect([family.id, roomOf(subject, 1)]).not.toEqual([family.id, roomOf(subject, 2)])
  }
  expect(new Set(kinds.values()).size).toBeGreaterThan(50)
  const tea = drawn('teh-celup', 0, 'Teduhan', { shot: 2 })
  expect(tea).not.toBe(drawn('teh-celup', 0, 'Teduhan'))
})

test('models beside each other in a list stand before different walls', () => {
  for (const family of FAMILIES) {
    const rooms = modelsOf(family).map((_, model) => roomOf(subjectFor(family, model) as Subject, 1))
    expect([family.id, rooms.filter((room, at) => room === rooms[at + 1])]).toEqual([family.id, []])
  }
})

test('photos of shoppers differ: on a table, near, in a hand, opened, in use', () => {
  const photo = (product: string, number: number) => mediaFile(reviewPhotoUrl(`/media/products/${product}.svg`, number))?.body ?? ''
  for (const product of ['keripik-singkong_0_sarimbun_0_1', 'teh-celup_0_teduhan_0_1', 'mangga_0_kebunara_0_1']) {
    const shapes = [1, 2, 3, 4, 5, 6].map((number) => (photo(product, number).match(/<\w+/g) ?? []).join())
    expect(new Set(shapes).size, product).toBeGreaterThan(2)
  }
  expect(photo('teh-celup_0_teduhan_0_1', 3)).toBe(photo('teh-celup_0_teduhan_0_1', 3))
})

test('a drawing takes the colour of the choice', () => {
  const mat = (value: number) => drawn('yoga', 0, 'Smesta', { value })
  expect(mat(1)).toContain('#5E9A5A')
  expect(mat(0)).not.toContain('#5E9A5A')
})

test('a wide drawing keeps within its place on the label', () => {
  const names = drawingPaths.flatMap((path) => path.match(/labels\/(.+)\.svg$/)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(200)
  for (const name of names) {
    const { width, height } = artSize({ name, colour: undefined }, 100)
    expect(width).toBeLessThanOrEqual(125.1)
    expect(height).toBeLessThanOrEqual(100.1)
  }
})

test('a label that names an unknown view of goods is refused', () => {
  expect(() => artSize({ name: 'orange.7', colour: undefined }, 100)).toThrow('There is no drawing ./drawings/goods/orange.7.svg')
})

const unpacked = FAMILIES.filter(({ pack }) => pack === 'plain')
/** A picture, without the prefix that its ids have from its key. */
function drawn(family: string, model: number, brand: string, parts: Partial<PictureKey> = {}): string {
  const key = pictureKey({ family, model, brand, value: 0, size: 0, shot: 1, ...parts })
  return (productSvg(key) ?? '').replaceAll(idPrefix(key), '')
}

test('products without a pack have a drawing of their own, seen in three ways', () => {
  const seen = new Map<string, string>()
  for (const { id, models, by } of unpacked)
    for (const at of models.keys())
      for (const shot of [1, 2, 3]) {
        const key = `${id} ${at} ${shot}`
        const picture = drawn(id, at, by[0] ?? '', { shot })
        expect([key, seen.get(picture)]).toEqual([key, undefined])
        seen.set(picture, key)
      }
  expect(seen.size).toBeGreaterThan(500)
})

test('the colour and the number of pieces that a shopper chooses are what the picture shows', () => {
  expect(drawn('ponsel', 0, 'Voltari', { value: 1 })).not.toBe(drawn('ponsel', 0, 'Voltari'))
  expect(drawn('ponsel', 0, 'Voltari', { value: 1 })).toContain('#2E3138')
  const [eggs] = unpacked.filter(({ id }) => id === 'telur')
  expect(drawn('telur', 0, eggs?.by[0] ?? '', { size: 1 }).match(/<use /g)?.length).toBeGreaterThan(30)
  const egg = catalogue.products.find(({ sku_list }) => sku_list[0]?.image_url.includes('telur'))
  expect(new Set(egg?.sku_list.map(({ image_url }) => image_url)).size).toBe(egg?.sku_list.length)
})

test('a table that names unknown goods is refused', () => {
  expect(() => getDrawing('goods/constructor')).toThrow('There is no drawing ./drawings/goods/constructor.svg')
})

test('banners and the heads of categories have their pictures, and no picture is left over', () => {
  const { hero_list, side_list, campaign_list } = catalogue.home
  const banners = [...hero_list, ...side_list, ...campaign_list.flatMap((campaign) => campaign.hero_list)]
  const urls = [...banners.map(({ image_url }) => image_url), ...catalogue.nav.flatMap(({ scene_url }) => scene_url ?? [])]
  for (const url of urls) expect(mediaFile(url), url).not.toBeNull()
  expect([...new Set(urls)].sort()).toEqual(BANNERS.map((key) => `/media/banners/${key}.svg`).sort())
})

test('letters: wide texts shrink to fit, kerned pairs are closer', () => {
  expect(textWidth(fittedText, fitted(fittedText, 100, 300))).toBeLessThanOrEqual(300)
  expect(fitted('A', 40, 300)).toBe(40)
  expect(textWidth('To', 100)).toBeLessThan(textWidth('T', 100) + textWidth('o', 100))
  expect(lettering('Teh', { x: 0, y: 0, size: 10, fill: '#000' })).toMatch(/^<path /)
})
const fittedText = 'Keripik Singkong Balado'

test('labels break into at most two lines', () => {
  expect(labelLines('Keripik Singkong')).toEqual(['Keripik', 'Singkong'])
  expect(labelLines('Es Krim')).toEqual(['Es Krim'])
  expect(labelLines('Siomai Ayam Udang')).toEqual(['Siomai', 'Ayam Udang'])
  expect(labelLines('Matras Yoga Anti Licin')).toEqual(['Matras', 'Yoga'])
})

/** The first picture of a model. */
const subjectFor = (family: (typeof FAMILIES)[number], model: number) =>
  subjectOf({ family: family.id, model, brand: family.by[0] ?? '', value: 0, size: 0, shot: 1 })

test('a label names the whole model below a kind of one word; a paper label has it in small letters where it is long', () => {
  const labels = packed
    .filter((family) => labelLines(family.label ?? family.kind).length === 1)
    .flatMap((family) =>
      modelsOf(family).flatMap(({ name, whole }, model) => {
        const { label = [], variety = '' } = subjectFor(family, model) ?? {}
        return whole ? [] : [{ name, shown: variety || label.slice(1).join(' '), lines: label.length }]
      }),
    )
  expect(labels.filter(({ name, shown }) => shown !== name)).toEqual([])
  expect(labels.filter(({ lines }) => lines === 3).length).toBeGreaterThan(20)
})

test('every kind of milk has a drawing of its own', () => {
  const names = ['susu-uht', 'susu-kedelai', 'yogurt'].flatMap((id) =>
    FAMILIES.filter((family) => family.id === id).flatMap((family) => labelDrawings(family).map(({ name }) => name)),
  )
  const [milk] = FAMILIES.filter(({ id }) => id === 'susu-uht')
  expect(new Set(milk && labelDrawings(milk).map(({ name }) => name)).size).toBe(milk?.models.length)
  expect(names).not.toContain('milk')
})
