import { hash } from '../lib/rng.ts'
import { parsePictureKey } from '../products/picture-key.ts'
import compositions from './banners.json' with { type: 'json' }
import { PACKS } from './packs/index.ts'
import { FLOOR, MIDDLE, type Pack } from './packs/pack.ts'
import { picture, shadow } from './scene.ts'
import { subjectOf } from './subject.ts'
import { round, SvgWriter } from './svg-writer.ts'

/** The position and size of one pack on a banner. */
interface PackPlacement {
  readonly key: string
  /** Its centre. */
  readonly x: number
  /** Its bottom. */
  readonly y: number
  readonly scale: number
}

interface Composition {
  readonly width: number
  readonly height: number
  readonly places: readonly PackPlacement[]
}

/** Packs from back to front. Keys are those of products' first pictures. */
const COMPOSITIONS: Readonly<Record<string, Composition>> = compositions

/** Keys of all banners. */
export const BANNERS: readonly string[] = Object.keys(COMPOSITIONS)

function packOf(key: string, pen: SvgWriter): Pack {
  const parts = parsePictureKey(key)
  const subject = parts && subjectOf(parts)
  if (!subject) throw new Error(`A banner shows ${key}, which no product has`)
  return PACKS[subject.pack](subject, pen)
}

/** Packs with shadows on a transparent background, for a coloured banner; null for an unknown banner. */
export function bannerSvg(key: string): string | null {
  const composition = Object.hasOwn(COMPOSITIONS, key) ? COMPOSITIONS[key] : undefined
  if (!composition) return null
  const pen = new SvgWriter(`b${hash(key).toString(36)}`)
  const body = composition.places.map((place) => {
    const pack = packOf(place.key, pen)
    const middle = (pack.left + pack.right) / 2 - MIDDLE
    return `<g transform="translate(${round(place.x)} ${round(place.y)}) scale(${place.scale}) translate(${round(-MIDDLE - middle)} ${-FLOOR})">${shadow(pack, pen)}${pack.svg}</g>`
  })
  return picture(pen, body.join(''), `0 0 ${composition.width} ${composition.height}`)
}
