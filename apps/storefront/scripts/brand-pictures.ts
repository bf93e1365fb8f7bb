import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import type { IconNode } from 'lucide'
import Package from 'lucide/dist/esm/icons/package.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandFolder, loadBrand } from '../../../scripts/lib/brand.ts'
import { BROWSER_ARGS, requireBrowser } from '../../../scripts/lib/browser.ts'
import { SHARE_CARD } from '../../server/src/site/rendered-page.ts'
import { tokens } from '../src/ui/tokens.ts'
import { SCREENSHOTS } from '../vite/manifest.ts'
import { TYPEFACE } from '../vite/typeface.ts'

// `npm run write brand` draws the icons of the installed shop and the picture of shared pages, of the brand in NUSARIA_BRAND, from its favicon.svg.
// `-- --at=http://127.0.0.1:5173` also takes the screenshots of a shop of that brand that runs there.

const { values } = parseArgs({ options: { at: { type: 'string' } } })
const folder = `${brandFolder()}/public`
const { colors, firstLanguage, wordmark } = await loadBrand()
const sign = readFileSync(`${folder}/favicon.svg`, 'utf8')
const SHORTCUTS: Readonly<Record<string, IconNode>> = { search: Search, cart: ShoppingCart, orders: Package, vouchers: TicketPercent }

/** A disc with a line drawing in it, 96 by 96. */
function shortcutSvg(icon: IconNode): string {
  const color = colors.sambal ?? tokens.colors.sambal
  const lines = icon.map(([tag, attributes]) => createElement(tag, attributes))
  const pen = { fill: 'none', stroke: color, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  const drawing = renderToStaticMarkup(createElement('g', { transform: 'translate(24 24) scale(2)', ...pen }, ...lines))
  const disc = `<circle cx="48" cy="48" r="48" fill="${colors['sambal-50'] ?? tokens.colors['sambal-50']}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${disc}${drawing}</svg>`
}

async function draw(browser: Browser, name: string, svg: string, size: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  await page.screenshot({ path: `${folder}/icons/${name}.png`, omitBackground: true })
  await page.close()
}

/** What sites show beside the address of a page that is shared: sign and name on the shop's colour. */
async function drawShareCard(browser: Browser): Promise<void> {
  const font = readFileSync(TYPEFACE).toString('base64')
  const page = await browser.newPage({ viewport: SHARE_CARD })
  await page.setContent(`<style>
    @font-face { font-family: shop; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; height: 100vh; display: flex; gap: 48px; align-items: center; justify-content: center;
      background: ${colors['sambal-50'] ?? tokens.colors['sambal-50']}; color: ${tokens.colors.ink}; font: 800 144px shop; letter-spacing: -.02em }
    svg { width: 184px }
  </style>${sign}<span>${wordmark}</span>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${folder}/icons/share.png` })
  await page.close()
}

/** Takes a picture of a page, as WebP: a fifth of a PNG's size. */
async function photograph(browser: Browser, origin: string, { name, path, width, height }: (typeof SCREENSHOTS)[number]): Promise<void> {
  const isPhone = width < height
  const scale = isPhone ? 1.5 : 1
  const viewport = { width: width / scale, height: height / scale }
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale, isMobile: isPhone, hasTouch: isPhone, locale: firstLanguage })
  await page.goto(origin + path)
  await page.locator('main img').first().waitFor()
  // Every picture of the window has arrived.
  await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
  const png = (await page.screenshot()).toString('base64')
  const webp = await page.evaluate(async (source) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.6).split(',')[1] ?? ''
  }, png)
  writeFileSync(`${folder}/screenshots/${name}.webp`, Buffer.from(webp, 'base64'))
  await page.close()
}

for (const each of ['icons', 'screenshots']) mkdirSync(`${folder}/${each}`, { recursive: true })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
for (const size of [192, 512]) await draw(browser, `icon-${size}`, sign, size)
// The system cuts this one to its own shape: the colour reaches the edges, the sign stays within the middle 80 %.
await draw(browser, 'maskable-512', sign.replace(/ rx="\d+"/, ''), 512)
for (const [name, icon] of Object.entries(SHORTCUTS)) await draw(browser, `shortcut-${name}`, shortcutSvg(icon), 96)
await drawShareCard(browser)
if (values.at) for (const shot of SCREENSHOTS) await photograph(browser, values.at, shot)
await browser.close()
