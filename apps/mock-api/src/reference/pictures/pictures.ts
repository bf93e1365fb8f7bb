import { hash } from '../../lib/rng.ts'
import { parsePictureKey } from '../catalogue/picture-key.ts'
import { shot } from './shots.ts'
import { subjectOf } from './subject.ts'
import { SvgWriter } from './svg-writer.ts'

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
