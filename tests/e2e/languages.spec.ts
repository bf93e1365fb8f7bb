import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { NAMESPACES } from '@nusaria/locales/namespaces'
import type { Page } from '@playwright/test'
import type { Person } from '../drivers/browser/person.ts'
import { checkPage, checkWidth } from '../support/check-page.ts'
import { LOGIN_PAGES, mainPages } from '../support/main-pages.ts'
import { stepsTo } from '../support/steps-inside.ts'
import { expect, test } from '../support/test.ts'
import { allTexts, textsOf } from '../support/texts.ts'
import { trafficOf } from '../support/traffic.ts'
import { visibleTexts } from '../support/visible-texts.ts'

/** Read in every language as they are: names, and languages in their own. */
const NAMES = [
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
]

/** What the browser itself words, in English: months of dates, units of time. */
const BY_THE_BROWSER = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(day|month|year)s?)\b/g

/** What stands on the page once what the shop itself said is taken away, longest first. */
function ownWords(texts: readonly string[], said: ReadonlySet<string>): string[] {
  const known = [...said, ...NAMES].filter((text) => text.length > 1).sort((a, b) => b.length - a.length)
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

const opens = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
}

/** What the page is about: the dialog in front of it, if there is one. */
const contentOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('main')).first()

const opensInPseudo = (page: Page, path: string): Promise<void> => opens(page, `${path}${path.includes('?') ? '&' : '?'}lng=pseudo`)

/**
 * Reads pages in the pseudo-locale: where every vowel of a text wears an accent, a word with a plain one was never looked up. Each is
 * opened by its address, or as a link inside the shop leads there.
 */
async function readsPseudo({ page }: Person, pages: readonly string[], go = opensInPseudo): Promise<void> {
  const traffic = trafficOf(page)
  const left: string[] = []
  if (go !== opensInPseudo) await opensInPseudo(page, '/privacy')
  for (const path of pages) {
    await go(page, path)
    await expect(contentOf(page)).toContainText('·]')
    await traffic.settled()
    const texts = await visibleTexts(page)
    await traffic.settled()
    const words = ownWords(texts, traffic.said).map((text) => text.replace(BY_THE_BROWSER, ''))
    left.push(...words.filter((text) => /[aeiou][a-z]|[a-z][aeiou]/.test(text)).map((text) => `${path}: ${text}`))
  }
  expect(left).toEqual([])
}

/** Reads pages in a language, and checks them; each opened by its address, or as a link inside the shop leads there. */
async function reads({ page, language }: Person, pages: readonly string[], go = opens): Promise<void> {
  const traffic = trafficOf(page)
  const foreign = foreignTexts(language)
  const left: string[] = []
  if (go !== opens) await opens(page, '/privacy')
  for (const path of pages) {
    await go(page, path)
    await expect(page.locator('h1').first()).toBeAttached()
    await traffic.settled()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const texts = await visibleTexts(page)
    await traffic.settled()
    const own = ownWords(texts, traffic.said)
    left.push(...texts.filter((text) => foreign.has(text) && !traffic.said.has(text)).map((text) => `${path}: ${text}`))
    const wrong = language === 'zh-CN' ? /[a-z]{4,}/ : /\p{Script=Han}/u
    left.push(...own.filter((text) => wrong.test(text)).map((text) => `${path}: ${text}`))
    await (language === 'en' ? checkPage(page) : checkWidth(page))
  }
  expect(left).toEqual([])
}

test.describe('in the pseudo-locale', () => {
  test.use({ language: 'en' })

  test.describe('as a member', () => {
    test.slow()
    test.use({ member: 'sari' })
    test('every main page has all its words from the texts', async ({ person }) => readsPseudo(person, await mainPages(person), stepsTo))
  })

  test('every way in has all its words from the texts', ({ person }) => readsPseudo(person, LOGIN_PAGES))
})

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test.describe('as a member', () => {
      test.slow()
      test.use({ member: 'sari' })
      test('every main page shows no other language, and stands the check', async ({ person, layout }) =>
        // One language on one layout is enough to load each page anew; on the other the tablet's test does.
        reads(person, await mainPages(person), language === 'en' && layout === 'mobile' ? opens : stepsTo))
    })

    test('every way in shows no other language, and stands the check', ({ person }) => reads(person, LOGIN_PAGES))
  })
}

test('the language chosen shows at once and stays', async ({ person, layout }) => {
  const { page } = person
  const [id, en] = [textsOf('id'), textsOf('en')]
  await page.goto('/')
  if (layout === 'desktop') await page.getByRole('combobox', { name: id('common:header.language') }).selectOption({ label: 'English' })
  else {
    await page.getByRole('link', { name: id('home:language') }).click()
    await page.getByText('English').click()
    await expect(page.getByRole('heading', { level: 1, name: en('account:language') })).toBeVisible()
    await page.getByRole('button', { name: en('common:action.back') }).click()
  }
  await page.waitForURL((url) => url.pathname === '/')
  const english = page.getByRole('link', { name: en(layout === 'desktop' ? 'common:footer.terms' : 'common:tabs.category') }).first()
  await expect(english).toBeVisible()
  await page.reload()
  await expect(english).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { level: 1, name: en('account:faqs') })).toBeVisible()
})
