import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LIMITS } from '@nusaria/contracts/limits'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { hidePage, showPage } from './page-visibility.ts'

/** Texts smaller than 11 px. Letters in a drawing that nobody needs to read are no text. */
export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('body *:not(script, style, noscript, svg[aria-hidden=true] *)')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())?.textContent?.trim()
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const isSmall = text && size < 10.99 && element.checkVisibility({ visibilityProperty: true })
      return isSmall ? [`type size: "${text.slice(0, 40)}" is ${size.toFixed(1)} px`] : []
    })
    return [...new Set(found)]
  })

/** The width of the page's content, and of the window without its scrollbar, px. */
export const widthOf = (page: Page): Promise<{ wide: number; room: number }> =>
  page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: document.documentElement.clientWidth }))

/** The page doesn't scroll sideways. */
export async function checkWidth(page: Page): Promise<void> {
  const { wide, room } = await widthOf(page)
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(room)
}

/** px: iOS zooms in on fields with a smaller font */
const MIN_FIELD_TEXT = 16

/** No field on a phone has a font so small that iOS zooms in. Returns the number of fields. */
export async function checkFields(page: Page): Promise<number> {
  const sizes = await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), select, textarea, [contenteditable=true]',
    )
    return [...fields].map((field) => ({
      size: Number.parseFloat(getComputedStyle(field).fontSize),
      name: field.getAttribute('aria-label') ?? field.getAttribute('name') ?? field.id,
    }))
  })
  expect(
    sizes.filter(({ size }) => size < MIN_FIELD_TEXT),
    `fields that iOS zooms in on, at ${page.url()}`,
  ).toEqual([])
  return sizes.length
}

/** ms: how long to wait for animations */
const ANIMATION_POLL = { within: 3000, look: 50 }

/** Waits for running animations, except endless ones. Polls, because a removed element never fires its end event. */
async function waitForAnimations(page: Page): Promise<void> {
  const until = Date.now() + ANIMATION_POLL.within
  const moves = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY),
    )
  while ((await moves()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, ANIMATION_POLL.look))
}

/** Half as long as `axe.source`: it is sent to each page and compiled there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Injects axe once per page. Parsed colours are cached, because parsing takes most of its time. */
async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return
  await page.evaluate(AXE)
  await page.evaluate(() => {
    const color = window.axe?.commons.color.Color.prototype
    if (!color) return
    const read = color.parseString
    const known = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>()
    color.parseString = function (text) {
      const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
      known.set(text, { r, g, b, alpha })
      return Object.assign(this, { r, g, b, alpha })
    }
  })
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The serious accessibility violations. */
export async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await injectAxe(page)
  await showPage(page)
  // Last: what turns, as the keyword in the search box does, may begin to move meanwhile. A text that fades in has little contrast.
  await waitForAnimations(page)
  // Only violations are reported.
  const grave = await page.evaluate(async (rules) => {
    const found = await window.axe?.run(document, { runOnly: rules, resultTypes: ['violations'] })
    return found?.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }, runOnly)
  await hidePage(page)
  return grave ?? []
}

/** No serious accessibility violation. */
async function checkRules(page: Page, runOnly: axe.RunOnly, what: string): Promise<void> {
  expect(await violationsOf(page, runOnly), `${what} of ${page.url()}`).toEqual([])
}

/** Everything on the page can be read in the dark too. The page follows the system, so it needs no reload. */
export async function checkDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await checkRules(page, { type: 'rule', values: ['color-contrast'] }, 'contrast in the dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

/** No serious accessibility violation, no sideways scroll, and on a phone no field that iOS zooms in on. */
export async function checkPage(page: Page): Promise<void> {
  await checkRules(page, { type: 'tag', values: TAGS }, 'accessibility')
  await checkWidth(page)
  if ((page.viewportSize()?.width ?? 0) < LIMITS.mobileBreakpoint) await checkFields(page)
}
