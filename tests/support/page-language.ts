import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { NAMESPACES } from '@nusaria/locales/namespaces'
import { expect, type Page } from '@playwright/test'
import type { Person } from '../drivers/browser/person.ts'
import { checkPage } from './check-page.ts'
import { allTexts } from './texts.ts'
import { type Traffic, trafficOf } from './traffic.ts'
import { visibleTexts } from './visible-texts.ts'

/** Read in every language as they are: names, and languages in their own. */
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

/** What the browser itself words, in English: months of dates, units of time. */
const BROWSER_WORDS = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(day|month|year)s?)\b/g

/** What stands on the page once what the shop itself said is taken away, longest first. */
function textsNotFromServer(texts: readonly string[], said: ReadonlySet<string>): string[] {
  const known = [...said, ...UNTRANSLATED].filter((text) => text.length > 1).sort((a, b) => b.length - a.length)
  return texts.map((text) => known.reduce((rest, each) => rest.replaceAll(each, ' '), text)).filter((rest) => rest.trim() !== '')
}

/** Texts that only the other languages have. */
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

/** What a look at a page finds; again once all that was said has come, since what the shop said meanwhile isn't the page's own. */
async function confirmFindings(look: () => Promise<string[]>, traffic: Traffic): Promise<string[]> {
  if ((await look()).length === 0) return []
  await traffic.settled()
  return look()
}

/** What the page is about: the dialog in front of it, if there is one. */
const contentOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('main')).first()

const openInPseudoLocale = (page: Page, path: string): Promise<void> => openPath(page, `${path}${path.includes('?') ? '&' : '?'}lng=pseudo`)

/**
 * Reads pages in the pseudo-locale: where every vowel of a text wears an accent, a word with a plain one was never looked up. Each is
 * opened by its address, or as a link inside the shop leads there.
 */
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

/** Reads pages in a language, and checks them; each opened by its address, or as a link inside the shop leads there. */
export async function assertInLanguage({ page, language }: Person, pages: readonly string[], go = openPath): Promise<void> {
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
      const own = textsNotFromServer(texts, traffic.said)
      return [...texts.filter((text) => foreign.has(text) && !traffic.said.has(text)), ...own.filter((text) => wrong.test(text))]
    }
    left.push(...(await confirmFindings(look, traffic)).map((text) => `${path}: ${text}`))
    await checkPage(page)
  }
  expect(left).toEqual([])
}
