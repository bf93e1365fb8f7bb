import { LIMITS } from '@nusaria/contracts/limits'
import { loginActions, loginForm } from '@nusaria/scenario-runner/drivers/browser/login'
import { placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { expect, test } from '@nusaria/scenario-runner/support/test'

const SARI = '81200000001'
const NARROW = { width: 700, height: 900 }

test.describe('the login dialog', { tag: '@desktop' }, () => {
  test('a guest who buys sees the product behind it, stays there after closing, and goes on to the order after the login', async ({
    person,
  }) => {
    const { page, t } = person
    const { product } = await findProduct(person.client, { like: 'kopi mandailing' })
    const address = `/commodDetail?product_no=${product.product_no}`
    // While the dialog is open, the page isn't in the accessibility tree.
    const name = page.getByRole('heading', { level: 1, name: product.product_name, includeHidden: true })
    await goTo(page, address)
    person.expectsSuccess = false
    await productActions.buysNow(person, { quantity: 2 })
    await expect(loginForm(person)).toBeVisible()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect(name).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(loginForm(person)).toBeHidden()
    await page.waitForURL(`**${address}`)
    await expect(name).toBeVisible()

    await productActions.buysNow(person, { quantity: 2 })
    person.expectsSuccess = true
    await loginActions.logsIn(person, { account: SARI })
    await page.waitForURL((url) => url.pathname === '/orderConfirm' && url.searchParams.get('quantity') === '2')
    await expect(placeButton(person)).toBeVisible()
    await expect(person.main.getByText(product.product_name)).toBeVisible()
    await page.goBack()
    await page.waitForURL(`**${address}`)
    await expect(page.getByRole('button', { name: t('product:buy.now') })).toBeVisible()
  })

  test('a guest who checks out sees the cart behind it, and stays there after closing', async ({ person }) => {
    const { page, t } = person
    const { product } = await findProduct(person.client, { like: 'kopi mandailing' })
    await goTo(page, `/commodDetail?product_no=${product.product_no}`)
    await productActions.addsToCart(person, { quantity: 1 })
    await goTo(page, '/cart')
    await person.main.getByRole('button', { name: t('cart:checkout', { count: 1 }) }).click()
    await expect(loginForm(person)).toBeVisible()
    await expect(page.getByRole('heading', { name: t('cart:summary.title'), includeHidden: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/cart')
    await expect(person.main.getByRole('button', { name: t('cart:checkout', { count: 1 }) })).toBeVisible()
  })

  test('goes on as a page in a narrow window, and as a dialog in a wide one, with what was typed', async ({ person }) => {
    const { page, t } = person
    const wide = page.viewportSize() ?? { width: 1280, height: 800 }
    await goTo(page, '/cate')
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:header.login') })
      .click()
    const dialog = loginForm(person)
    await dialog.getByLabel(t('auth:phone.label')).fill('81234567890')
    await page.setViewportSize(NARROW)
    await page.waitForURL((url) => url.pathname === '/login')
    await expect(person.main.getByLabel(t('auth:phone.label'))).toHaveValue(/812/)
    await page.setViewportSize(wide)
    await expect(dialog.getByLabel(t('auth:phone.label'))).toHaveValue(/812/)

    await loginActions.requestsCode(person, { purpose: 'login', to: SARI })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    const code = t('common:code.label', { length: LIMITS.codeLength })
    await dialog.getByLabel(code).fill('123')
    await page.setViewportSize(NARROW)
    await expect(person.main.getByLabel(code)).toHaveValue('123')
    await person.main.getByLabel(code).press('4')
    await page.setViewportSize(wide)
    await expect(dialog.getByLabel(code)).toHaveValue('1234')

    // Back leads to the step before, then closes it. Forward leads nowhere: what was left is over.
    await page.goBack()
    await expect(dialog.getByLabel(t('auth:phone.label'))).toHaveValue(/812/)
    await page.goForward()
    await expect(dialog.getByLabel(t('auth:phone.label'))).toHaveValue(/812/)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.waitForURL('**/cate')
  })

  test('at a login address, back and its arrow lead to the step before, then back leads to the page before', async ({ person }) => {
    const { page, t } = person
    await goTo(page, '/cate')
    await goTo(page, '/accountLogin')
    const dialog = loginForm(person)
    const account = dialog.getByRole('textbox', { name: t('auth:account.label') })
    await account.fill(SARI)
    const forgotten = dialog.getByRole('button', { name: t('auth:password.forgot') })
    // No shopper presses back in the milliseconds between a step and its entry in the history.
    const entries = () => page.evaluate(() => history.state?.layers ?? 0)
    for (const leave of [() => page.goBack(), () => dialog.getByRole('button', { name: t('common:action.back') }).click()]) {
      await forgotten.click()
      await page.waitForURL('**/forgetPassword')
      await expect.poll(entries).toBe(1)
      await leave()
      await expect(account).toHaveValue(/812/)
      await expect.poll(entries).toBe(0)
      await page.waitForURL('**/accountLogin')
    }
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.waitForURL('**/cate')
  })
})
