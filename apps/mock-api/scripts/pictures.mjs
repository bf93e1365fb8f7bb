// Writes src/reference/pictures/generated/: the emoji art that product pictures use, made light, and the letters of their labels as outlines.
// Run after a change of a look or of the art: `npx tsx apps/mock-api/scripts/pictures.mjs`
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import emoji from '@iconify-json/fluent-emoji/icons.json' with { type: 'json' }
import { chromium } from '@playwright/test'
import * as fontkit from 'fontkit'
import wawoff2 from 'wawoff2'
import { BROWSER_ARGS, requireBrowser } from '../../../scripts/lib/browser.mjs'
import { FAMILIES } from '../src/reference/catalogue/families/index.ts'
import { usedArt } from '../src/reference/pictures/used-art.ts'

const require = createRequire(import.meta.url)
const { icons } = emoji

const folder = new URL('../src/reference/pictures/generated/', import.meta.url)

/** Two decimals are a sixth of a pixel at the largest size we paint. Path data runs numbers together (`1.234.5`): a whole result keeps its distance. */
function rounded(text) {
  return text.replace(/\d*\.\d{3,}(\.?)/g, (written, next) => {
    const number = String(Math.round(Number.parseFloat(written) * 100) / 100).replace(/^0\./, '.')
    return number + (next && !number.includes('.') ? ' .' : next)
  })
}

/** A blur stays, written shortly; inner shadows cost most of the paint and show least, so they go. */
function lightFilters(body) {
  const dropped = new Set()
  const lighter = body.replace(/<filter([^>]*)>(.*?)<\/filter>/g, (_, attributes, inside) => {
    const blur = inside.match(/<feGaussianBlur result="effect\d+_foregroundBlur[^"]*" stdDeviation="([^"]+)"/)
    if (blur) return `<filter${attributes}><feGaussianBlur stdDeviation="${blur[1]}"/></filter>`
    dropped.add(attributes.match(/ id="([^"]+)"/)[1])
    return ''
  })
  return lighter.replace(/ filter="url\(#([^)]+)\)"/g, (whole, id) => (dropped.has(id) ? '' : whole))
}

/** Ids become `§a`, `§b`, …; the generator puts the picture's own prefix in place of the mark. */
function shortIds(body) {
  const names = new Map()
  for (const [, id] of body.matchAll(/ id="([^"]+)"/g)) names.set(id, `§${names.size.toString(36)}`)
  return body
    .replace(/ id="([^"]+)"/g, (_, id) => ` id="${names.get(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${names.get(id)})`)
    .replace(/href="#([^"]+)"/g, (_, id) => `href="#${names.get(id)}"`)
}

function art(name) {
  const icon = icons[name]
  if (!icon) throw new Error(`No emoji is called ${name}`)
  const body = icon.body.replaceAll('<path d="M0 0h32v32H0z"/>', '').replaceAll('xlink:href', 'href')
  return rounded(shortIds(lightFilters(body)))
}

/** Where each drawing really is within its 32×32 field: left, top, width, height. Things stand on floors by it. */
async function measured(drawings) {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
  const page = await browser.newPage()
  const boxes = {}
  for (const [name, body] of Object.entries(drawings)) {
    await page.setContent(`<svg viewBox="0 0 32 32" width="320" height="320"><g id="drawing">${body.replaceAll('§', 'm')}</g></svg>`)
    boxes[name] = await page.evaluate(() => {
      const { x, y, width, height } = document.getElementById('drawing').getBBox()
      return [x, y, width, height].map((side) => Math.round(side * 100) / 100)
    })
  }
  await browser.close()
  return boxes
}

async function letters() {
  const woff2 = readFileSync(require.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'))
  const font = fontkit.create(Buffer.from(await wawoff2.decompress(woff2))).getVariation({ wght: 800 })
  const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,&%+-–/()×·']
  const glyphs = {}
  for (const character of characters) {
    const glyph = font.glyphForCodePoint(character.codePointAt(0))
    glyphs[character] = [Math.round(glyph.advanceWidth), outline(glyph.path.commands)]
  }
  return { glyphs, kerning: kerning(font, characters) }
}

/** Each contour: its start, then steps relative to it, so that a word is one path with only the starts moved. */
function outline(commands) {
  const contours = []
  let at = [0, 0]
  const step = (x, y) => `${Math.round(x) - at[0]} ${at[1] - Math.round(y)}`
  const moveTo = (x, y) => {
    at = [Math.round(x), Math.round(y)]
  }
  for (const { command, args } of commands) {
    const contour = contours.at(-1)
    if (command === 'moveTo') {
      moveTo(args[0], args[1])
      contours.push([at[0], -at[1], ''])
    } else if (command === 'lineTo') {
      contour[2] += `l${step(args[0], args[1])}`
      moveTo(args[0], args[1])
    } else if (command === 'quadraticCurveTo') {
      contour[2] += `q${step(args[0], args[1])} ${step(args[2], args[3])}`
      moveTo(args[2], args[3])
    } else if (command === 'closePath') contour[2] += 'z'
    else throw new Error(`Unexpected outline command ${command}`)
  }
  return contours.map(([x, y, steps]) => [x, y, steps.replace(/ -/g, '-')])
}

function kerning(font, characters) {
  const pairs = {}
  for (const left of characters)
    for (const right of characters) {
      const run = font.layout(left + right)
      const shift = Math.round(run.positions[0].xAdvance - run.glyphs[0].advanceWidth)
      if (Math.abs(shift) >= 8) pairs[left + right] = shift
    }
  return pairs
}

const head = '// Generated by scripts/pictures.mjs. Do not edit.\n'
const names = usedArt(FAMILIES)
const drawn = Object.fromEntries(names.map((name) => [name, art(name)]))
const boxes = await measured(drawn)
writeFileSync(
  new URL('art.ts', folder),
  `${head}/** Fluent Emoji (MIT, Microsoft), bodies of 32×32 drawings; \`§\` stands for the id prefix. */
export const ART: Readonly<Record<string, string>> = ${JSON.stringify(drawn)}
/** Where a drawing is within its field: left, top, width, height. */
export const ART_BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = ${JSON.stringify(boxes)}
`,
)
const { glyphs, kerning: pairs } = await letters()
writeFileSync(
  new URL('letters.ts', folder),
  `${head}/** Plus Jakarta Sans ExtraBold (OFL 1.1), 1000 units an em: advance, then contours as start x, start y and relative steps. */
export const LETTERS: Readonly<Record<string, readonly [number, readonly (readonly [number, number, string])[]]>> = ${JSON.stringify(glyphs)}
/** How much closer two letters stand. */
export const KERNING: Readonly<Record<string, number>> = ${JSON.stringify(pairs)}
`,
)
const sizes = Object.values(drawn).map((body) => body.length)
process.stdout.write(
  `${names.length} drawings, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB, ${Object.keys(pairs).length} kerned pairs\n`,
)
