import type { CDPSession, Page } from '@playwright/test'
import { shiftSoFar } from '../perf/layout-shift.ts'
import type { Finding } from './finding.ts'
import { MAX_SHIFT, measure } from './measure/measure.ts'

/** px: the most of a page that a picture shows */
const TALLEST = 3_000
/** ms in which the layout must be at rest, and after which it is shown as it is */
const QUIET = 300
const PATIENCE = 12_000

/** One picture of a screen, and what was found on it. */
export interface Shot {
  readonly width: number
  readonly theme: 'light' | 'dark'
  readonly png: Buffer
  readonly findings: readonly Finding[]
}

/** Resolves when the page has its fonts and the pictures in view, and nothing has changed for a moment. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    async ({ quiet, patience }) => {
      const step = 50
      let still = 0
      const observer = new MutationObserver(() => {
        still = 0
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      const isComing = (image: HTMLImageElement) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return !image.complete && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      }
      // The clock of the page stands still, so steps are counted.
      for (let waited = 0; still < quiet && waited < patience; waited += step) {
        await new Promise((resolve) => setTimeout(resolve, step))
        still += step
        if ([...document.images].some(isComing)) still = 0
      }
      observer.disconnect()
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.complete && image.decode().catch(() => null)))
    },
    { quiet: QUIET, patience: PATIENCE },
  )
}

/** Makes `100dvh` and its like in the styles the height of a usual window, or a taller window would stretch what is as tall as the window. */
const keepWindowHeight = (page: Page, height: number): Promise<void> =>
  page.evaluate((usual) => {
    const keep = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (!/\dd?vh\b/.test(rule.cssText)) continue
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style) {
            const value = rule.style.getPropertyValue(name)
            const kept = value.replace(/([\d.]+)d?vh\b/g, (_, share) => `${(Number(share) * usual) / 100}px`)
            if (kept !== value) rule.style.setProperty(name, kept, rule.style.getPropertyPriority(name))
          }
        if ('cssRules' in rule) keep(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) keep(sheet.cssRules)
  }, height)

/** Makes the window as tall as the page, so that all of it is in view, and bars that stay at the bottom are there. */
async function showAll(page: Page, width: number, height: number, rest: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width, height })
  await rest()
  await keepWindowHeight(page, height)
  // A dialog with an address of its own is in the middle of a usual window.
  if (await page.locator('[role=dialog]').count()) return
  for (let tall = height, times = 0; times < 3; times += 1) {
    const whole = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
    if (whole <= tall) return
    tall = whole
    await page.setViewportSize({ width, height: tall })
    await rest()
    // Of styles that came with what is in view now.
    await keepWindowHeight(page, height)
  }
}

/** Empties what the shop keeps in the browser; its files stay cached. */
async function forget(page: Page, session: CDPSession, origin: string): Promise<void> {
  await page.goto('about:blank')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
}

interface Visit {
  readonly address: string
  readonly widths: readonly number[]
  readonly themes: readonly Shot['theme'][]
  /** px, of a usual window */
  readonly height: number
  /** Opens a dialog or a sheet, which is shown in a usual window. */
  readonly open?: (() => Promise<unknown>) | undefined
  /** Resolves when nothing is on its way. */
  readonly settled: () => Promise<void>
}

/** Opens a dialog of the page, and says why if it doesn't. */
async function openOver(page: Page, open: NonNullable<Visit['open']>): Promise<Finding[]> {
  page.setDefaultTimeout(PATIENCE)
  // On desktop the login is a dialog itself.
  const dialogs = page.locator('[role=dialog], [role=alertdialog]')
  const before = await dialogs.count()
  try {
    await open()
    await dialogs.nth(before).waitFor()
    return []
  } catch (error) {
    return [{ rule: 'did not open', what: (error as Error).message.split('\n').slice(0, 4).join(' ') }]
  }
}

/** Opens an address as if for the first time, and takes a picture for each width and theme. */
export async function visit(page: Page, { address, widths, themes, height, open, settled }: Visit): Promise<Shot[]> {
  const rest = () => settled().then(() => atRest(page))
  const session = await page.context().newCDPSession(page)
  await forget(page, session, new URL(address).origin)
  await session.detach()
  await page.emulateMedia({ colorScheme: themes[0] ?? 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: widths[0] ?? 375, height })
  await page.goto(address, { waitUntil: 'load' })
  await rest()
  const shift = await shiftSoFar(page, 50)
  const shots: Shot[] = []
  if (open) await showAll(page, widths[0] ?? 375, height, rest)
  const opened = open ? await openOver(page, open) : []
  for (const width of widths) {
    await (open ? page.setViewportSize({ width, height }) : showAll(page, width, height, rest))
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await rest()
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
      const found = await measure(page)
      const first = shots.length === 0 && shift > MAX_SHIFT
      shots.push({
        width,
        theme,
        png,
        findings: [...opened, ...found, ...(first ? [{ rule: 'layout shift', what: shift.toFixed(4) } as const] : [])],
      })
    }
  }
  return shots
}
