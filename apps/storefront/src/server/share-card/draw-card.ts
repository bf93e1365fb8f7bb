import { sign, wordmark } from '@nusaria/brand'
import { escapeHtml } from '@nusaria/server/site/html'
import { SHARE_CARD } from '@nusaria/server/site/rendered-page'
import type { OverlayOptions } from 'sharp'
import { tokens } from '#ui/tokens.ts'

export interface CardContent {
  readonly name: string
  /** `Rp84.000` */
  readonly price: string
  /** the price before a discount */
  readonly before: string | null
  /** The bytes of the product's picture, in any form that browsers show; null: the shop's sign in its place. */
  readonly picture: Uint8Array | null
}

const { width: WIDTH, height: HEIGHT } = SHARE_CARD
/** px */
const MARGIN = 56
const COLUMN = { left: HEIGHT + MARGIN, width: WIDTH - HEIGHT - 2 * MARGIN }
/** px */
const SIGN = 64
const NAME_TOP = 184
/** px of the most that a name takes: three lines */
const NAME_MAX = 176
const PIXELS_MAX = 50_000_000
/** The shop's own font, which the build writes beside this file. */
const FONT = '/share-font.ttf'

const NOT_IN_FONT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu

/** Its binaries load with the first card. */
const loadSharp = async () => (await import('sharp')).default

const { ink, 'ink-2': grey, kunyit, sambal, 'sambal-50': tint, surface } = tokens.colors

function signSvg(size: number): Buffer {
  const leaves = sign.turns.map((turn) => `<path transform="rotate(${turn} 12 12)" d="${sign.path}"/>`).join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">` +
      `<rect width="32" height="32" rx="9" fill="${sambal}"/><g transform="translate(2.8 2.8) scale(1.1)" fill="#fff">${leaves}<circle cx="12" cy="12" r="1.5" fill="${kunyit}"/></g></svg>`,
  )
}

/** A text in lines as wide as the column. */
async function drawText(text: string, style: string, size: number) {
  const sharp = await loadSharp()
  const { data, info } = await sharp({
    text: {
      text: `<span ${style}>${escapeHtml(text)}</span>`,
      font: `Plus Jakarta Sans ${size}`,
      fontfile: import.meta.dirname + FONT,
      width: COLUMN.width,
      rgba: true,
      // A point is a pixel.
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

/** By its last word, or by some letters of its only one. */
const shorter = (text: string) => (text.includes(' ') ? text.slice(0, text.lastIndexOf(' ')) : text.slice(0, -4))

/** The name in three lines; a longer one ends with an ellipsis. Null: the font has none of its letters. */
async function drawName(name: string) {
  const whole = name.replace(NOT_IN_FONT, '').replace(/\s+/g, ' ').trim()
  for (let text = whole; text !== ''; text = shorter(text)) {
    const block = await drawText(text === whole ? text : `${text}…`, `foreground="${ink}" weight="700"`, 44)
    if (block.height <= NAME_MAX) return block
  }
  return null
}

/** As a square. */
async function drawPicture(bytes: Uint8Array | null): Promise<readonly OverlayOptions[]> {
  const sharp = await loadSharp()
  const fit = { width: HEIGHT, height: HEIGHT, fit: 'contain', background: surface } as const
  try {
    if (bytes)
      return [{ input: await sharp(bytes, { limitInputPixels: PIXELS_MAX, density: 144 }).resize(fit).png().toBuffer(), left: 0, top: 0 }]
  } catch {
    // A picture that can't be decoded is as none.
  }
  const size = 240
  const ground = { create: { width: HEIGHT, height: HEIGHT, channels: 3, background: tint } } as const
  const middle = (HEIGHT - size) / 2
  return [
    { input: ground, left: 0, top: 0 },
    { input: signSvg(size), left: middle, top: middle },
  ]
}

/** As PNG, `SHARE_CARD` large. */
export async function drawCard({ name, price, before, picture }: CardContent): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const [square, mark, title, now, old] = await Promise.all([
    drawPicture(picture),
    drawText(wordmark, `foreground="${ink}" weight="800"`, 40),
    drawName(name),
    drawText(price, `foreground="${sambal}" weight="800"`, 64),
    before === null ? null : drawText(before, `foreground="${grey}" weight="500" strikethrough="true"`, 32),
  ])
  const { left } = COLUMN
  const priceTop = HEIGHT - MARGIN - now.height
  return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: surface } })
    .composite([
      ...square,
      { input: signSvg(SIGN), left, top: MARGIN },
      { input: mark.input, left: left + SIGN + 16, top: MARGIN + Math.round((SIGN - mark.height) / 2) + 3 },
      ...(title ? [{ input: title.input, left, top: NAME_TOP }] : []),
      { input: now.input, left, top: priceTop },
      ...(old ? [{ input: old.input, left, top: priceTop - old.height - 24 }] : []),
    ])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}
