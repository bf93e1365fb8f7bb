import { LIMITS } from '@nusaria/contracts/limits'
import { addressFields } from '@nusaria/scenario-runner/drivers/browser/account'
import { acceptTerms, loginActions, loginForm, typeCode } from '@nusaria/scenario-runner/drivers/browser/login'
import { checkDark } from '@nusaria/scenario-runner/support/check-page'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { showPage } from '@nusaria/scenario-runner/support/page-visibility'
import { guestPaths, memberPaths } from '@nusaria/scenario-runner/support/screens'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import type { Locator, Page } from '@playwright/test'

/** Pastes a text in place of the old one, within the field's limit. */
async function pastes(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.focus()
  await page.keyboard.insertText(text)
}

/** The field accepts a text at the limit, and nothing more. */
async function takesAtMost(page: Page, field: Locator, most: number, text: (length: number) => string): Promise<void> {
  await pastes(page, field, text(most))
  await expect(field).toHaveValue(text(most))
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('x9')
  await expect(field).toHaveValue(text(most))
}

/** The field keeps a text above its limit, typed or pasted, and says that it is too long. */
async function refusesLonger(page: Page, field: Locator, most: number, text: (length: number) => string, why: string): Promise<void> {
  await pastes(page, field, text(most))
  await field.blur()
  await expect(page.getByText(why)).toBeHidden()
  await field.focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('b')
  await field.blur()
  await expect(field).toHaveValue(`b${text(most)}`)
  await expect(page.getByText(why)).toBeVisible()
  await pastes(page, field, text(most + 6))
  await expect(field).toHaveValue(text(most + 6))
}

const email = (length: number) => `${'a'.repeat(length - 12)}@example.com`
const letters = (length: number) => 'Aa1!'.repeat(20).slice(0, length)

test('the login fields stop at their limits, but for accounts: what is left could be the address of somebody else', {
  tag: '@mobile',
}, async ({ person }) => {
  const { page, t } = person
  const form = loginForm(person)
  await page.goto('/login')
  const phone = form.getByLabel(t('auth:phone.label'))
  await pastes(page, phone, '8123456789012345')
  expect((await phone.inputValue()).replace(/\D/g, '')).toHaveLength(LIMITS.phoneMaxLength)
  await page.goto('/emailLogin')
  await refusesLonger(page, form.getByLabel(t('auth:email.label'), { exact: true }), LIMITS.emailMaxLength, email, t('auth:account.long'))
  await page.goto('/accountLogin')
  const account = form.getByLabel(t('auth:account.label'), { exact: true })
  await refusesLonger(page, account, LIMITS.accountInputMax, (length) => 'a'.repeat(length), t('auth:account.long'))
  await refusesLonger(page, account, LIMITS.emailMaxLength, email, t('auth:account.long'))
  await takesAtMost(page, form.getByLabel(t('auth:password.label'), { exact: true }), LIMITS.passwordInputMax, letters)
  await page.goto('/forgetPassword')
  await refusesLonger(page, form.getByLabel(t('auth:account.label'), { exact: true }), LIMITS.emailMaxLength, email, t('auth:account.long'))
  for (const name of ['auth:reset.password', 'auth:reset.repeated'])
    await takesAtMost(page, form.getByLabel(t(name), { exact: true }), LIMITS.passwordInputMax, letters)
})

for (const pasted of ['+62 812-3456-7890', '0812 3456 7890', '０８１２３４５６７８９０', 'tel:+62812\u20113456\u20117890\u200b'])
  test(`a number pasted as ${pasted} is accepted; captcha and code take six characters, the code only digits`, { tag: '@mobile' }, async ({
    person,
    world,
  }) => {
    const { page, t } = person
    await page.goto('/login')
    const form = loginForm(person)
    await pastes(page, form.getByLabel(t('auth:phone.label')), pasted)
    await acceptTerms(form)
    await form.getByRole('button', { name: t('auth:sendCode') }).click()
    const captcha = page.getByRole('dialog', { name: t('auth:captcha.title') }).getByLabel(t('auth:captcha.label'))
    await pastes(page, captcha, 'abcdefgh')
    expect(await captcha.inputValue()).toHaveLength(LIMITS.captchaLength)
    if (pasted.startsWith('+')) await checkDark(page)
    await loginActions.answersCaptcha(person, { answer: 'right' })
    expect((await world.latestCode('81234567890'))?.channel).toBe('whatsapp')
    const code = form.getByLabel(t('common:code.label', { length: LIMITS.codeLength }))
    await pastes(page, code, 'kode')
    await expect(code).toHaveValue('')
    const notice = page.getByText(t('common:dropped.digits'))
    await expect(notice).toBeVisible()
    await pastes(page, code, '１２ab-3 ٤')
    await expect(code).toHaveValue('1234')
    await expect(notice).toBeVisible()
    await pastes(page, code, '１２')
    await expect(notice).toHaveCount(0)
  })

test.describe('on a small phone', () => {
  test.use({ member: 'budi', viewport: { width: 375, height: 640 } })

  /** px above the bar's button */
  const PADDING = 8

  for (const [last, error] of [
    ['postalCode', 'noPostalCode'],
    ['street', 'street'],
  ] as const)
    test(`the message of the last wrong field (${last}) is above the bar with the button`, { tag: '@mobile' }, async ({ person }) => {
      const { page, t } = person
      await goTo(page, '/addressDetail')
      await person.types(addressFields(MENTENG).slice(0, -1))
      await person.field('address:form.street').fill(last === 'street' ? '' : 'Jl. Teuku Umar No. 12')
      const field = person.field(`address:form.${last}`)
      await field.fill('')
      const save = page.getByRole('button', { name: t('common:action.save') })
      // The field is in view, and the bar where its message comes.
      const box = async (of: Locator) => (await of.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
      const [{ y, height }, bar] = [await box(field), await box(save)]
      await page.evaluate((by) => window.scrollBy(0, by), y + height + PADDING - bar.y)
      await save.click()
      await expect(field).toBeFocused()
      const text = await box(page.getByText(t(`address:error.${error}`)))
      expect(text.y + text.height).toBeLessThanOrEqual(bar.y - PADDING)
    })
})

/** px around a control in which its focus may show */
const AROUND = 6

/** What of the controls' place looks the same with the focus as without it. */
async function unseenFocus(page: Page, controls: Locator): Promise<string[]> {
  const unseen: string[] = []
  for (const control of await controls.all()) {
    // A press of a key: the browser shows the focus of a checkbox only to those who use the keyboard.
    await page.keyboard.press('Shift')
    const picture = async () => {
      const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return page.screenshot({
        clip: { x: Math.max(0, x - AROUND), y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND },
      })
    }
    await control.focus()
    const focused = await picture()
    await control.blur()
    if (focused.equals(await picture())) unseen.push(await control.evaluate((element) => element.outerHTML.slice(0, 120)))
  }
  return unseen
}

/** As `unseenFocus`, in the shop's colours and in the system's. */
async function showsFocus(page: Page, controls: Locator): Promise<void> {
  await showPage(page)
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    expect(await unseenFocus(page, controls), `in colours: ${forcedColors}`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: null })
}

const CONTROLS = ':is(input:not([type=file], [type=hidden]), select, textarea):enabled'

test('the consent shows the focus, and a code, right or wrong', { tag: '@mobile' }, async ({ person }) => {
  const { page, t } = person
  await page.goto('/login')
  const form = loginForm(person)
  await form.getByLabel(t('auth:phone.label')).fill('8123456789')
  await showsFocus(page, form.locator(CONTROLS))
  await acceptTerms(form)
  await form.getByRole('button', { name: t('auth:sendCode') }).click()
  await loginActions.answersCaptcha(person, { answer: 'right' })
  const code = form.getByLabel(t('common:code.label', { length: LIMITS.codeLength }))
  await showsFocus(page, code)
  await typeCode(person, form, 'wrong')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await showsFocus(page, code)
})

test.describe('of an address', () => {
  test.use({ member: 'budi' })

  test('each field shows the focus, right or wrong', { tag: '@mobile' }, async ({ person }) => {
    const { page, t } = person
    await goTo(page, '/addressDetail')
    const fields = page.getByRole('main').locator(CONTROLS)
    // The first address is the default: once that is known, it can't be chosen.
    await expect(page.getByRole('main').getByRole('checkbox')).toBeDisabled()
    await showsFocus(page, fields)
    await person.field('address:form.name').fill('')
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]').nth(2)).toBeVisible()
    await showsFocus(page, fields)
  })
})

/** Fields that something else covers, or that are out of sight, when they have the focus. */
async function coveredFields(page: Page): Promise<string[]> {
  const fields = page.locator('main, [role=dialog]').locator('input:not([type=radio], [type=checkbox], [type=file]), textarea, select')
  const covered: string[] = []
  for (const field of await fields.filter({ visible: true }).all()) {
    if (!(await field.isEnabled())) continue
    await field.focus()
    const free = () =>
      field.evaluate((element) => {
        const { left, top, bottom, width } = element.getBoundingClientRect()
        const label = element.closest('label') ?? element
        const isFree = (y: number) => {
          const found = document.elementFromPoint(left + width / 2, y)
          return found !== null && (label.contains(found) || found.contains(element))
        }
        return isFree(top + 2) && isFree(bottom - 2)
      })
    const name = await field.evaluate((element) => element.outerHTML.slice(0, 120))
    await expect
      .poll(free, { timeout: 2_000 })
      .toBe(true)
      .catch(() => covered.push(name))
  }
  return covered
}

test.describe('with the keyboard open', { tag: '@mobile' }, () => {
  // What a keyboard leaves of the window of a small phone: upright by its numbers, for the browser here takes the rotation from them.
  test.use({ viewport: { width: 320, height: 330 } })

  test('nothing covers the field that a guest is at', async ({ person }) => {
    test.slow()
    for (const path of await guestPaths(person.client)) {
      await goTo(person.page, path)
      expect(await coveredFields(person.page), path).toEqual([])
    }
  })

  test.describe('a member', () => {
    test.use({ member: 'sari' })

    test('nothing covers the field that a member is at', async ({ person }) => {
      test.slow()
      for (const path of await memberPaths(person.client)) {
        await goTo(person.page, path)
        expect(await coveredFields(person.page), path).toEqual([])
      }
    })
  })
})
