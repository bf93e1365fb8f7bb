import { hash } from '../lib/rng.ts'
import { drawArt } from './label-art.ts'
import { fitted, lettering, textWidth } from './lettering.ts'
import type { Subject } from './subject.ts'
import { round, type SvgWriter } from './svg-writer.ts'

/** An area to print in, with its corner at 0, 0. */
export interface Sheet {
  readonly width: number
  readonly height: number
}

const SPACED = 0.16
const TIGHT = -0.022

/** Four petals, the shop's own ornament, centred on x, y. */
export function kawung(x: number, y: number, radius: number, fill: string, opacity: number): string {
  const petals = [45, 135, 225, 315].map((turn) => `<path transform="rotate(${turn})" d="M0-.08C.34-.3.34-.8 0-1C-.34-.8-.34-.3 0-.08Z"/>`)
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(radius)})" fill="${fill}" opacity="${opacity}">${petals.join('')}</g>`
}

/** Draws behind the art: `span` is twice the art's size, `y` its centre. */
type Ornament = (sheet: Sheet, span: number, y: number, fill: string, pen: SvgWriter) => string

const ornaments: readonly Ornament[] = [
  // A doorway
  ({ width, height }, span, y, fill) =>
    `<path d="M${round(width / 2 - span * 0.36)} ${height}V${round(y)}a${round(span * 0.36)} ${round(span * 0.34)} 0 0 1 ${round(span * 0.72)} 0V${height}Z" fill="${fill}"/>`,
  // A full moon
  ({ width }, span, y, fill) => `<circle cx="${round(width / 2)}" cy="${round(y)}" r="${round(span * 0.345)}" fill="${fill}"/>`,
  // A hill
  ({ width, height }, span, y, fill) => {
    const top = y - span * 0.18
    return `<path d="M0 ${round(top + span * 0.1)}C${round(width * 0.3)} ${round(top - span * 0.1)} ${round(width * 0.6)} ${round(top + span * 0.16)} ${width} ${round(top - span * 0.06)}V${height}H0Z" fill="${fill}"/>`
  },
  // A rising sun
  ({ width }, span, y, fill) => {
    const ray = `M0 0L${round(-span * 0.05)} ${round(-span * 0.37)}H${round(span * 0.05)}Z`
    const rays = Array.from({ length: 16 }, (_, at) => `<path transform="rotate(${at * 22.5})" d="${ray}"/>`).join('')
    return `<g transform="translate(${round(width / 2)} ${round(y)})" fill="${fill}">${rays}<circle r="${round(span * 0.29)}"/></g>`
  },
  // Petals behind a moon
  ({ width, height }, span, y, fill, pen) => {
    const step = width / 6
    const tile = pen.define(
      (id) =>
        `<pattern id="${id}" width="${round(step)}" height="${round(step)}" patternUnits="userSpaceOnUse">${kawung(step / 2, step / 2, step * 0.6, '#fff', 0.16)}</pattern>`,
    )
    return `<rect y="${round(height * 0.5)}" width="${width}" height="${round(height * 0.5)}" fill="url(#${tile})"/><circle cx="${round(width / 2)}" cy="${round(y)}" r="${round(span * 0.34)}" fill="${fill}"/>`
  },
]

/** The size and kind of goods, in a pale pill. */
function note(text: string, x: number, y: number, width: number): string {
  if (text === '') return ''
  const size = fitted(text, width * 0.052, width * 0.66)
  const length = textWidth(text, size) + size * 1.5
  const height = size * 1.75
  const pill = `<rect x="${round(x - length / 2)}" y="${round(y - height / 2)}" width="${round(length)}" height="${round(height)}" rx="${round(height / 2)}" fill="#fff" fill-opacity=".94"/>`
  return pill + lettering(text, { x, y: y + size * 0.35, size, fill: '#1F1B16' })
}

/** The model's name, where the label has no place for it. */
function variety(subject: Subject, x: number, y: number, size: number, width: number, fill: string): string {
  return subject.variety === '' ? '' : lettering(subject.variety, { x, y, size: fitted(subject.variety, size, width), fill })
}

/** A printed front: brand, name, variety, ornament with the art, note. Fills the sheet from the top. */
export function printedFront(subject: Subject, sheet: Sheet, pen: SvgWriter): string {
  const { width, height } = sheet
  const { palette, label } = subject
  const x = width / 2
  // Sizes follow the smaller side, since a wide front is short.
  const measure = Math.min(width, height * 0.8)
  const longest = label.reduce((a, b) => (textWidth(b, 1, TIGHT) > textWidth(a, 1, TIGHT) ? b : a))
  const [largest, share] = label.length > 2 ? [0.135, 0.76] : [0.165, 0.84]
  const size = fitted(longest, measure * largest, width * share, TIGHT)
  const brandY = height * 0.1
  const nameY = brandY + measure * 0.055
  const varietyY = nameY + size * label.length + measure * 0.09
  const named = subject.variety === '' ? nameY + size * label.length : varietyY + measure * 0.015
  const artY = named + (height - named) * 0.52
  const artSize = Math.min(measure * 0.5, (height - named) * 0.62)
  const ornament = ornaments[hash(subject.family) % ornaments.length] as Ornament
  const brand = subject.brand.toUpperCase()
  return [
    ornament(sheet, artSize * 2, artY, palette.accent, pen),
    lettering(brand, { x, y: brandY, size: fitted(brand, measure * 0.066, width * 0.7, SPACED), fill: palette.on, spacing: SPACED }),
    ...label.map((line, at) => lettering(line, { x, y: nameY + size * (at + 0.92), size, fill: palette.on, spacing: TIGHT })),
    variety(subject, x, varietyY, measure * 0.072, width * 0.78, palette.on),
    drawArt(subject.art, x, artY, artSize, pen),
    note(subject.note, x, height * 0.94, measure),
  ].join('')
}

/** A paper label on glass or plastic: cream, in the pack's ink. */
export function paperLabel(subject: Subject, sheet: Sheet, pen: SvgWriter): string {
  const { width, height } = sheet
  const { palette, label } = subject
  const x = width / 2
  const longest = label.reduce((a, b) => (textWidth(b, 1, TIGHT) > textWidth(a, 1, TIGHT) ? b : a))
  const size = fitted(longest, Math.min(width * 0.15, height * 0.15), width * 0.78, TIGHT)
  const brand = subject.brand.toUpperCase()
  const varietyY = height * 0.23 + size * label.length + width * 0.075
  const named = subject.variety === '' ? height * 0.24 + size * label.length : varietyY + width * 0.01
  const artSize = Math.min(width * 0.42, (height - named) * 0.78)
  const stripe = `<rect width="${width}" height="8" fill="${palette.base}"/><rect y="${height - 8}" width="${width}" height="8" fill="${palette.base}"/>`
  return [
    `<rect width="${width}" height="${height}" fill="#FFF8EE"/>${stripe}`,
    lettering(brand, {
      x,
      y: height * 0.185,
      size: fitted(brand, width * 0.062, width * 0.66, SPACED),
      fill: palette.ink,
      spacing: SPACED,
    }),
    ...label.map((line, at) => lettering(line, { x, y: height * 0.21 + size * (at + 0.95), size, fill: palette.ink, spacing: TIGHT })),
    variety(subject, x, varietyY, width * 0.064, width * 0.78, palette.ink),
    drawArt(subject.art, x, named + (height - named) * 0.46, artSize, pen),
  ].join('')
}
