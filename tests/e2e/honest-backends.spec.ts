import { captchaDialog, loginActions, loginForm } from '@nusaria/scenario-runner/drivers/browser/login'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { expect } from '@nusaria/scenario-runner/support/test'
import { BACKENDS, backendReply } from '@nusaria/tools/backend-check/testing/documented-backend'
import { problemsOf } from '../support/page-problems.ts'
import { staticShop } from '../support/published-shop.ts'

// The production build before backends that aren't ours. In the build of the other browser tests Zod reports each deviation, which fails the test.
const test = staticShop.extend({
  watch: async ({ watch }, use) => {
    // Calls that such a backend doesn't have are HTTP 404, its pictures don't exist.
    watch.allow(/./)
    await use(watch)
  },
})
test.use({ language: 'id' })

/** Logs in by a code, as the documentation describes it. */
async function logIn(person: Person): Promise<void> {
  const { page } = person
  await loginActions.requestsCode(person, { purpose: 'login', to: '81234567890' })
  const dialog = captchaDialog(person)
  await person.field('auth:captcha.label', dialog).fill('ABC123')
  await person.press('common:action.confirm', dialog)
  const form = loginForm(person)
  await person.field('common:code.label', form).fill('123456')
  // On a phone the code is sent as soon as it is whole.
  if (person.layout === 'desktop') await person.press('auth:code.submit', form)
  await page.waitForURL(({ pathname }) => pathname === '/')
}

for (const backend of BACKENDS)
  test(`the pages of the ${backend} backend show their content, and a shopper can log in`, async ({ person }) => {
    test.slow()
    const { page, t, main } = person
    await page.route('**/api/**', (route) => {
      const { status, headers, body } = backendReply(backend, route.request().method(), new URL(route.request().url()).pathname)
      return route.fulfill({ status, headers, body })
    })
    const shows = async (path: string, ...texts: readonly (string | RegExp)[]) =>
      test.step(path, async () => {
        await page.goto(path)
        // Parts further down load when they come near.
        if (path === '/') await main.getByRole('heading', { name: t('home:recommended') }).scrollIntoViewIfNeeded()
        for (const text of texts) await expect(main.getByText(text).first(), `${path}: ${text}`).toBeVisible()
        expect(await problemsOf(page), path).toEqual([])
      })
    await shows('/', 'Kopi & Teh', 'Kopi Gayo 250 g', 'Rp25.000')
    await shows('/cate', backend === 'nulled' ? 'Kopi & Teh' : 'Kopi & Teh pilihan')
    await shows('/commodityList?typeId=N1', 'Kopi Gayo 250 g', 'Sambal Bawang')
    await shows('/commodityList?keyword=kopi', 'Kopi Gayo 250 g', 'Madu Hutan')
    await shows('/search', 'kopi', 'rendang')
    await shows('/commodDetail?product_no=P100001', 'Kopi Gayo 250 g', 'Rp25.000')
    await page.goto('/login')
    await logIn(person)
    await shows('/me', backend === 'nulled' ? 'M20001' : 'Sari Wulandari')
    await shows('/setting', t('profile:phone.label'), t('profile:email.label'))
    const titles = backend === 'deviating' ? ['Pesanan dikirim', 'Selamat datang'] : []
    await shows('/message', ...titles)
    for (const title of [...titles, ...(titles.length > 0 ? [] : [t('message:kinds.system')])])
      await expect(main.getByRole('button', { name: t('message:remove.action', { title }) }).first()).toBeVisible()
    await expect(main.getByText(t('common:failure.title'))).toHaveCount(0)
  })
