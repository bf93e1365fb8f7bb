import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { showPage } from '@nusaria/scenario-runner/support/page-visibility'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Page } from '@playwright/test'
import { paintedContrast } from '../support/contrast.ts'

test.use({ colorScheme: 'dark' })

const PAPER = { light: 'rgb(251, 247, 242)', dark: 'rgb(21, 17, 13)' } as const

/** How many transitions another theme starts. Inherited colours would move one after another, a frame each. */
const transitionsOfTheme = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    const { theme } = dataset
    // Applies the styles so far.
    document.getAnimations()
    dataset.theme = theme === 'dark' ? 'light' : 'dark'
    const started = document.getAnimations().length
    dataset.theme = theme
    return started
  })

test('who asks for more contrast gets it in texts beside others, on light pages and dark ones', { tag: '@mobile' }, async ({ person }) => {
  const { page, t } = person
  await page.goto('/login')
  await showPage(page)
  const aside = page.getByRole('main').getByText(t('auth:phone.register'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const before = await paintedContrast(aside)
    await page.emulateMedia({ contrast: 'more' })
    expect(await paintedContrast(aside), colorScheme).toBeGreaterThan(Math.max(8, before))
  }
  await page.emulateMedia({ contrast: null })
})

// That every page can be read in the dark: languages.spec.ts.
test.describe('as a member', () => {
  test.use({ member: 'sari' })

  test('the look is chosen in the settings, holds at once and in other tabs, and stays', async ({ person, context }) => {
    const { page, t } = person
    const other = await context.newPage()
    await other.goto('/faqs')
    await page.goto('/setting')
    const looks = (of: typeof page, theme: keyof typeof PAPER) => expect(of.locator('body')).toHaveCSS('background-color', PAPER[theme])
    const choice = (name: 'system' | 'light' | 'dark') => page.getByRole('radio', { name: t(`profile:theme.${name}`) })
    const frame = page.locator('meta[name=theme-color]').first()
    await expect(choice('system')).toBeChecked()
    await looks(page, 'dark')
    await expect(frame).toHaveAttribute('content', '#211C17')

    expect(await transitionsOfTheme(page), 'elements whose colour moves, though the shopper wants no motion').toBe(0)
    await choice('light').check()
    await looks(page, 'light')
    await looks(other, 'light')
    await expect(frame).toHaveAttribute('content', '#CB3721')
    await page.reload()
    await expect(choice('light')).toBeChecked()
    await looks(page, 'light')

    await page.emulateMedia({ colorScheme: 'light' })
    await choice('dark').check()
    await looks(page, 'dark')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await choice('system').check()
    await looks(page, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await looks(page, 'dark')
  })

  test('paper is light and has goods and prices alone', async ({ person }) => {
    const { page, main } = person
    await prepare.unpaidOrder(person)
    await page.goto('/faqs')
    const paperOf = async (path: string) => {
      await goTo(page, path)
      await expect(main.getByText(person.order_no).first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      const sheet = page.getByRole('article')
      await expect(sheet.getByText(person.order_no)).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(sheet).toHaveCSS('color', 'rgb(31, 27, 22)')
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal')
      for (const role of ['button', 'navigation', 'banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    }
    await paperOf(`/orderDetail/${person.order_no}`)
    const [shipped] = (await person.client.call('order.list', { tab: 'shipped', page_num: 1, page_size: 1 })).list
    person.order_no = shipped?.order_no ?? ''
    await paperOf(`/invoice/${person.order_no}`)
  })
})
