import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { NAMESPACES } from '@nusaria/locales/namespaces'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkDark, checkFields, checkPage, checkWidth } from '@nusaria/scenario-runner/support/check-page'
import { allTexts } from '@nusaria/scenario-runner/support/texts'
import { type Traffic, trafficOf } from '@nusaria/scenario-runner/support/traffic'
import { expect, type Page } from '@playwright/test'
import { visibleTexts } from './visible-texts.ts'

/** Texts that are the same in every language. */
const UNTRANSLATED = [
  'Sari Wulandari',
  'Nusaria',
  'nusaria',
  'English',
  'Bahasa Indonesia',
  '简体中文',
  'WhatsApp',
  'Google',
  'iOS',
  'Android',
  'Rp',
  'QRIS',
  'Visa',
  'Mastercard',
]

/** Words that the browser itself formats in English. */
const BROWSER_WORDS = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(day|month|year)s?)\b/g

/** The page's texts without those that came from the server. */
function textsNotFromServer(texts: readonly string[], said: ReadonlySet<string>): string[] {
  const known = [...said, ...UNTRANSLATED].filter((text) => text.length > 1).sort((a, b) => b.length - a.length)
  return texts.map((text) => known.reduce((rest, each) => rest.replaceAll(each, ' '), text)).filter((rest) => rest.trim() !== '')
}

/** Texts that only other languages have. */
function foreignTexts(language: Language): Set<string> {
  const own = new Set(NAMESPACES.flatMap((namespace) => allTexts(language, namespace)))
  const others = LANGUAGES.filter((each) => each !== language).flatMap((each) =>
    NAMESPACES.flatMap((namespace) => allTexts(each, namespace)),
  )
  return new Set(others.filter((text) => !own.has(text)))
}

const openPath = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
}

/** The findings of a second look, after all replies have arrived: their texts aren't the page's own. */
async function confirmFindings(look: () => Promise<string[]>, traffic: Traffic): Promise<string[]> {
  if ((await look()).length === 0) return []
  await traffic.settled()
  return look()
}

/** The dialog in front of the page, or its main part. */
const contentOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('main')).first()

const openInPseudoLocale = (page: Page, path: string): Promise<void> => openPath(page, `${path}${path.includes('?') ? '&' : '?'}lng=pseudo`)

/** In the pseudo-locale every vowel has an accent: a plain vowel shows a text that doesn't come from a locale. */
export async function assertTranslatable({ page }: Person, pages: readonly string[], go = openInPseudoLocale): Promise<void> {
  const traffic = trafficOf(page)
  const left: string[] = []
  if (go !== openInPseudoLocale) await openInPseudoLocale(page, '/privacy')
  for (const path of pages) {
    await go(page, path)
    await expect(contentOf(page)).toContainText('·]')
    await traffic.settled()
    const look = async () => {
      const words = textsNotFromServer(await visibleTexts(page), traffic.said).map((text) => text.replace(BROWSER_WORDS, ''))
      return words.filter((text) => /[aeiou][a-z]|[a-z][aeiou]/.test(text))
    }
    left.push(...(await confirmFindings(look, traffic)).map((text) => `${path}: ${text}`))
  }
  expect(left).toEqual([])
}

/** The narrowest phone, px */
const NARROW = 320

/** On a narrow phone the page doesn't scroll sideways, and iOS zooms in on no field. */
async function checkNarrow(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ ...size, width: NARROW })
  await checkWidth(page)
  await checkFields(page)
  await page.setViewportSize(size)
}

/** The pages show only this language, and pass the page check, in the light theme and in the dark, also on a narrow phone. */
export async function assertInLanguage({ page, language, layout }: Person, pages: readonly string[], go = openPath): Promise<void> {
  const traffic = trafficOf(page)
  const foreign = foreignTexts(language)
  const left: string[] = []
  if (go !== openPath) await openPath(page, '/privacy')
  for (const path of pages) {
    await go(page, path)
    await expect(page.locator('h1').first()).toBeAttached()
    await traffic.settled()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const wrong = language === 'zh-CN' ? /[a-z]{4,}/ : /\p{Script=Han}/u
    const look = async () => {
      const texts = await visibleTexts(page)
      // What the shopper searched for stands in the address.
      const own = textsNotFromServer(texts, new Set([...traffic.said, ...new URL(page.url()).searchParams.values()]))
      return [...texts.filter((text) => foreign.has(text) && !traffic.said.has(text)), ...own.filter((text) => wrong.test(text))]
    }
    left.push(...(await confirmFindings(look, traffic)).map((text) => `${path}: ${text}`))
    await checkPage(page)
    await checkDark(page)
    if (layout === 'mobile') await checkNarrow(page)
  }
  expect(left).toEqual([])
}
