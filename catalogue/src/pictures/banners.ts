import { jsonData } from '../lib/json.ts'
import { createRng, hash, rngState } from '../lib/rng.ts'
import { drawingOf } from '../products/families/family.ts'
import { parsePictureKey } from '../products/picture-key.ts'
import compositions from './banners.json' with { type: 'json' }
import { compose } from './compose.ts'
import { getDrawing } from './drawings.ts'
import { PACKS } from './packs/index.ts'
import { FLOOR, type Pack } from './packs/pack.ts'
import { WALLS, type WallName } from './palettes.ts'
import { picture, shadow } from './scene.ts'
import { subjectOf } from './subject.ts'
import { round, SvgWriter } from './svg-writer.ts'
import { stand } from './use.ts'

/** A thing on a banner: a product's pack, or a drawing of what goods are used with. */
export interface Place {
  /** That of the product's first picture. */
  readonly key?: string
  readonly scale?: number
  readonly show?: string
  readonly size?: number
  /** What lies in a bowl or on a plate. */
  readonly heap?: string
  /** Its centre. */
  readonly x: number
  /** Its bottom. */
  readonly y: number
}

interface Composition {
  readonly width: number
  readonly height: number
  /** Behind it; a banner without stands on the colour of its page. */
  readonly room?: string
  readonly wall?: WallName
  /** From back to front. */
  readonly places: readonly Place[]
}

const COMPOSITIONS = jsonData<Readonly<Record<string, Composition>>>(compositions)

/** Keys of all banners. */
export const BANNERS: readonly string[] = Object.keys(COMPOSITIONS)

function packOf(key: string, pen: SvgWriter): Pack {
  const parts = parsePictureKey(key)
  const subject = parts && subjectOf(parts)
  if (!subject) throw new Error(`A banner shows ${key}, which no product has`)
  return PACKS[subject.pack](subject, pen)
}

function packAt(key: string, { x, y, scale = 1 }: Place, pen: SvgWriter): string {
  const pack = packOf(key, pen)
  const middle = (pack.left + pack.right) / 2
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale}) translate(${round(-middle)} ${-FLOOR})">${shadow(pack, pen)}${pack.svg}</g>`
}

/** Goods in use with their shadows, before a room or on a transparent background; null for an unknown banner. */
export function bannerSvg(key: string): string | null {
  const composition = Object.hasOwn(COMPOSITIONS, key) ? COMPOSITIONS[key] : undefined
  if (!composition) return null
  const { width, height, room, wall = 'sand', places } = composition
  const pen = new SvgWriter(`b${hash(key).toString(36)}`)
  const rng = createRng(rngState('banner', key))
  const body = places.map((place) => {
    if (place.key !== undefined) return packAt(place.key, place, pen)
    return stand(
      drawingOf(place.show ?? ''),
      place.x,
      place.y,
      place.size ?? 100,
      pen,
      place.heap === undefined ? undefined : drawingOf(place.heap),
      rng,
    )
  })
  // The edge of the table is at five eighths of a wide picture.
  const behind =
    room === undefined ? '' : `<g transform="translate(0 -584) scale(1.5)">${compose(getDrawing(`rooms/${room}`), pen, WALLS[wall][2])}</g>`
  return picture(pen, behind + body.join(''), `0 0 ${width} ${height}`)
}
