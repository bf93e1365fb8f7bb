import { FAMILIES } from './families/index.ts'

/** What a product picture shows. The key is the file name, so a picture can be drawn from its URL alone. */
export interface PictureKey {
  readonly family: string
  readonly model: number
  readonly brand: string
  /** Index of the choice on the axis that changes the look; 0 without one. */
  readonly value: number
  /** Index of the size printed on the pack. */
  readonly size: number
  /** 1: the product alone; from 2: the gallery. */
  readonly shot: number
}

export function pictureKey(key: PictureKey): string {
  const size = key.size === 0 ? '' : `_${key.size}`
  return `${key.family}_${key.model}_${key.brand.toLowerCase()}_${key.value}_${key.shot}${size}`
}

const brandOf = new Map(FAMILIES.flatMap(({ by }) => by.map((brand) => [brand.toLowerCase(), brand])))

/** The parts of a well-formed key of a known brand, or null. */
export function parsePictureKey(text: string): PictureKey | null {
  const match = text.match(/^([a-z][a-z0-9-]*)_(\d{1,2})_([a-z]+)_(\d)_(\d)(?:_([1-9]))?$/)
  const brand = brandOf.get(match?.[3] ?? '')
  if (!match || !brand) return null
  const [, family = '', model, , value, shot, size = 0] = match
  return { family, model: Number(model), brand, value: Number(value), shot: Number(shot), size: Number(size) }
}

/** A photo that a shopper took of what a product's first picture shows. */
export function reviewPhotoUrl(image_url: string, number: number): string {
  return image_url.replace(/^\/media\/products\/(.+)\.svg$/, `/media/reviews/$1-${number}.svg`)
}

export function pictureUrl(key: PictureKey): string {
  return `/media/products/${pictureKey(key)}.svg`
}
