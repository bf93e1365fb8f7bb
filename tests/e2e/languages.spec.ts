import { navigateInApp } from '@nusaria/scenario-runner/support/navigation'
import { guestPaths, LOGIN_PATHS, memberPaths } from '@nusaria/scenario-runner/support/screens'
import { expect, test, testWithImages } from '@nusaria/scenario-runner/support/test'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import { assertInLanguage, assertTranslatable } from '../support/page-language.ts'

const [id, en, zh] = [textsOf('id'), textsOf('en'), textsOf('zh-CN')]
const CHINESE = '**/texts/*/zh-CN/*'

test('a chosen language shows at once and stays', { tag: '@smoke' }, async ({ person, layout }) => {
  const { page } = person
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
  await expect(page.getByRole('heading', { level: 1, name: en('faqs:title') })).toBeVisible()
})

test.describe('changing the language in a half-filled form', { tag: '@desktop' }, () => {
  test.use({ member: 'sari', language: 'en' })

  test('keeps the typed text; changes nothing without the texts; other tabs follow', async ({ person, watch }) => {
    watch.allow(/Failed to load resource|ERR_FAILED/)
    const { page } = person
    const other = await page.context().newPage()
    await other.goto('/faqs')
    await page.goto('/addressDetail')
    const name = (texts: typeof en) => page.getByLabel(texts('address:form.name'))
    const select = (texts: typeof en) => page.getByRole('combobox', { name: texts('common:header.language') })
    await name(en).fill('Budi')

    await page.route(CHINESE, (route) => route.abort())
    await select(en).selectOption({ label: '简体中文' })
    await expect(page.locator('#root').getByText(en('common:failure.network'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(select(en)).toHaveValue('en')
    await expect(name(en)).toHaveValue('Budi')

    await page.unroute(CHINESE)
    await select(en).selectOption({ label: '简体中文' })
    await expect(name(zh)).toHaveValue('Budi')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(other.getByRole('heading', { level: 1, name: zh('faqs:title') })).toBeVisible()
  })
})

// `npm run check size` loads each page; here the shop goes from one to the next.
for (const [language, name, tag, shop] of [
  ['en', 'English', '@mobile', testWithImages],
  ['zh-CN', 'Chinese', '@desktop', test],
] as const)
  shop.describe(`in ${name}`, { tag }, () => {
    shop.use({ language })

    shop.describe('as a member', () => {
      shop.slow()
      shop.use({ member: 'sari' })
      shop(`every main page shows only ${name}, and passes the page check`, async ({ person }) =>
        assertInLanguage(person, await memberPaths(person.client), navigateInApp),
      )
    })

    shop(`every page of a guest shows only ${name}, and passes the page check`, async ({ person }) => {
      shop.slow()
      await assertInLanguage(person, LOGIN_PATHS)
      const others = (await guestPaths(person.client)).filter((path) => !LOGIN_PATHS.includes(path))
      await assertInLanguage(person, others, navigateInApp)
    })
  })

// Finds texts that don't come from a locale.
test.describe('in the pseudo-locale', { tag: '@mobile' }, () => {
  test.use({ language: 'en' })

  test.describe('as a member', () => {
    test.slow()
    test.use({ member: 'sari' })
    test('every main page takes all its texts from the locales', async ({ person }) =>
      assertTranslatable(person, await memberPaths(person.client), navigateInApp))
  })

  test('every login page takes all its texts from the locales', ({ person }) => assertTranslatable(person, LOGIN_PATHS))
})
