import { hash } from '../lib/rng.ts'
import { familyOf } from '../products/families/index.ts'
import { NAV_ICONS } from '../products/nav.ts'
import { parsePictureKey } from '../products/picture-key.ts'
import { galleryOf } from '../products/shots.ts'
import type { Catalogue } from '../products/types.ts'
import { BANNERS, bannerSvg } from './banners.ts'
import { PACKS } from './packs/index.ts'
import { FLOOR } from './packs/pack.ts'
import { picture } from './scene.ts'
import { shopperPhoto } from './shopper-photo.ts'
import { shot } from './shots.ts'
import { subjectOf } from './subject.ts'
import { round, SvgWriter } from './svg-writer.ts'

/** Prefix of a picture's ids, made from its key, so that pictures can share a document. */
export function idPrefix(key: string): string {
  return `p${hash(key).toString(36)}`
}

/** The 800×800 picture of a product, by its key, as SVG text; null when no product has it. The same key gives the same bytes. */
export function productSvg(key: string): string | null {
  const parts = parsePictureKey(key)
  const subject = parts && subjectOf(parts)
  return parts && subject ? shot(subject, parts.shot, new SvgWriter(idPrefix(key))) : null
}

/** The 800×800 photo of a review as SVG text; null when nobody took it. Its key is that of the product's first picture and a number. */
function reviewSvg(key: string): string | null {
  const [, product = '', number] = key.match(/^(.+)-(\d{1,5})$/) ?? []
  const parts = parsePictureKey(product)
  const subject = parts?.shot === 1 ? subjectOf(parts) : null
  return subject && shopperPhoto(subject, Number(number), new SvgWriter(idPrefix(key)))
}

/** A product of a category on a transparent background, filling its square; null for an unknown category. */
export function typeIconSvg(nav_type_id: string): string | null {
  const [family = '', model = 0] = (Object.hasOwn(NAV_ICONS, nav_type_id) && NAV_ICONS[nav_type_id]?.split('.')) || []
  const brand = familyOf(family)?.by[0] ?? ''
  const subject = subjectOf({ family, model: Number(model), brand, value: 0, size: 0, shot: 1 })
  if (!subject) return null
  const pen = new SvgWriter(`t${nav_type_id}`)
  const { svg, left, right, top } = PACKS[subject.pack]({ ...subject, count: 1 }, pen)
  const side = Math.round(Math.max(right - left, FLOOR - top) * 1.04)
  return picture(pen, svg, `${round((left + right - side) / 2)} ${round((FLOOR + top - side) / 2)} ${side} ${side}`)
}

/** A file to serve. */
export interface MediaFile {
  readonly contentType: string
  readonly body: string
}

const folders: Readonly<Record<string, (key: string) => string | null>> = {
  products: productSvg,
  reviews: reviewSvg,
  banners: bannerSvg,
  types: typeIconSvg,
}

/** The picture at a path such as `/media/products/<key>.svg`, or null when there is none. */
export function mediaFile(path: string): MediaFile | null {
  const [, folder = '', key = ''] = path.match(/^\/media\/([a-z]+)\/([a-z0-9_-]+)\.svg$/) ?? []
  const body = Object.hasOwn(folders, folder) ? folders[folder]?.(key) : null
  return body ? { contentType: 'image/svg+xml; charset=utf-8', body } : null
}

/** URLs of every picture of a catalogue, each once, for a build that writes them as files. */
export function allPictureKeys(catalogue: Catalogue): readonly string[] {
  const paths = new Set<string>()
  for (const product of catalogue.products)
    for (const url of [...product.image_list, ...product.sku_list.flatMap((sku) => galleryOf(sku.image_url))]) paths.add(url)
  for (const banner of BANNERS) paths.add(`/media/banners/${banner}.svg`)
  for (const id of Object.keys(NAV_ICONS)) paths.add(`/media/types/${id}.svg`)
  return [...paths]
}
