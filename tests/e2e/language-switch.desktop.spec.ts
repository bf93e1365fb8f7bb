import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const [en, zh] = [textsOf('en'), textsOf('zh-CN')]
const CHINESE = '**/texts/*/zh-CN/*'

test.describe('changing the language in a half-filled form', () => {
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
    await expect(page.getByText(en('common:failure.network'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(select(en)).toHaveValue('en')
    await expect(name(en)).toHaveValue('Budi')

    await page.unroute(CHINESE)
    await select(en).selectOption({ label: '简体中文' })
    await expect(name(zh)).toHaveValue('Budi')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(other.getByRole('heading', { level: 1, name: zh('account:faqs') })).toBeVisible()
  })
})
