import { NAV_ICONS } from '../catalogue/nav.ts'
import { galleryOf } from '../catalogue/shots.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { BANNERS, bannerSvg } from './banners.ts'
import { typeIconSvg } from './icons.ts'
import { productSvg } from './pictures.ts'

/** A file to serve. */
export interface MediaFile {
  readonly contentType: string
  readonly body: string
}

const folders: Readonly<Record<string, (key: string) => string | null>> = {
  products: productSvg,
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
