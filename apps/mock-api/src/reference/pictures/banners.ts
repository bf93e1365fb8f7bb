import { hash } from '../../lib/rng.ts'
import { parsePictureKey } from '../catalogue/picture-key.ts'
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

/** Back to front. Keys are those of products' first pictures. */
const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  dapur: {
    width: 900,
    height: 700,
    places: [
      { key: 'susu-uht_1_segarua_0_1', x: 620, y: 600, scale: 1.08 },
      { key: 'beras_0_bumiraos_0_1', x: 270, y: 640, scale: 1.16 },
      { key: 'teh-celup_0_teduhan_0_1', x: 700, y: 655, scale: 0.76 },
      { key: 'sambal_0_pawonika_0_1', x: 472, y: 668, scale: 0.72 },
    ],
  },
  kopi: {
    width: 900,
    height: 700,
    places: [
      { key: 'kopi-biji_1_tumbara_0_1', x: 240, y: 615, scale: 1 },
      { key: 'kopi-biji_2_tumbara_0_1', x: 660, y: 615, scale: 1 },
      { key: 'kopi-biji_0_tumbara_0_1', x: 450, y: 650, scale: 1.16 },
      { key: 'kopi-botol_0_tumbara_0_1', x: 790, y: 664, scale: 0.76 },
    ],
  },
  camilan: {
    width: 900,
    height: 700,
    places: [
      { key: 'keripik-pisang_0_sarimbun_0_1', x: 640, y: 610, scale: 1.02 },
      { key: 'keripik-singkong_0_sarimbun_0_1', x: 300, y: 640, scale: 1.16 },
      { key: 'kukis_0_rotirasa_0_1', x: 730, y: 660, scale: 0.82 },
      { key: 'kacang-mete_0_sarimbun_0_1', x: 506, y: 668, scale: 0.66 },
    ],
  },
  kulit: {
    width: 640,
    height: 560,
    places: [
      { key: 'losion_0_kilaura_0_1', x: 220, y: 520, scale: 0.94 },
      { key: 'tabir-surya_0_kilaura_0_1', x: 440, y: 528, scale: 0.72 },
    ],
  },
  anak: {
    width: 640,
    height: 560,
    places: [
      { key: 'ransel_0_mimpito_0_1', x: 220, y: 516, scale: 1.08 },
      { key: 'boneka_0_mimpito_0_1', x: 450, y: 532, scale: 0.76 },
    ],
  },
  gajian: {
    width: 900,
    height: 700,
    places: [
      { key: 'headphone_0_voltari_0_1', x: 330, y: 600, scale: 1.16 },
      { key: 'sepatu-lari_0_langkara_0_1', x: 640, y: 655, scale: 1 },
    ],
  },
  rumah: {
    width: 900,
    height: 700,
    places: [
      { key: 'deterjen_0_wanginda_0_1', x: 300, y: 630, scale: 1.14 },
      { key: 'cuci-piring_0_wanginda_0_1', x: 590, y: 640, scale: 1.02 },
      { key: 'lilin_0_rimbuna_0_1', x: 760, y: 664, scale: 0.72 },
    ],
  },
}

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
