import { LIMITS } from '@nusaria/contracts/limits'
import { expect, type Locator } from '@playwright/test'
import { must } from '../driver.ts'
import type { Person } from './person.ts'
import { tick } from './press.ts'

/** Other than the right ones whatever those are, in the shape the fields take. */
const WRONG_CAPTCHA = 'zzzzzz'
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

/** Where signing in happens: the dialog on desktop, the page on mobile. */
export function loginDoor({ page, layout, t }: Person): Locator {
  return layout === 'desktop' ? page.getByRole('dialog', { name: t('auth:title') }) : page.getByRole('main')
}

export const signingIn = {
  /** Types the number, agrees, asks for the code. Ends with the captcha shown. */
  async entersPhone(person: Person, phone: string): Promise<void> {
    const { page, t } = person
    person.phone = phone
    const form = loginDoor(person)
    const field = form.getByLabel(t('auth:phone.label'))
    await field.fill(phone)
    await tick(form.getByRole('checkbox'))
    await form.getByRole('button', { name: t('auth:sendCode') }).click()
    await expect(page.getByRole('dialog', { name: t('auth:captcha.title') }).getByRole('img')).toBeVisible()
  },

  async answersCaptcha(person: Person, answer: 'right' | 'wrong', goesThrough = answer === 'right'): Promise<void> {
    const { page, t, world } = person
    const dialog = page.getByRole('dialog', { name: t('auth:captcha.title') })
    await expect(dialog.getByRole('img')).toBeVisible()
    const shown = person.imageId
    await dialog.getByLabel(t('auth:captcha.label')).fill(answer === 'right' ? await world.captchaAnswer(shown) : WRONG_CAPTCHA)
    await dialog.getByRole('button', { name: t('common:action.confirm') }).click()
    if (goesThrough) await expect(dialog).toBeHidden()
    if (answer === 'wrong') await expect.poll(() => person.imageId, { message: 'another picture is drawn' }).not.toBe(shown)
  },

  async entersCode(person: Person, which: 'right' | 'wrong', goesThrough = which === 'right'): Promise<void> {
    const { t, world, layout } = person
    const sent = await world.latestCode(person.phone)
    must(sent, `Nothing was sent to ${person.phone}`)
    const code = which === 'right' ? sent.code : otherThan(sent.code)
    const box = loginDoor(person)
    await box.getByLabel(t('common:code.label', { length: LIMITS.codeLength })).fill(code)
    if (layout === 'desktop') await box.getByRole('button', { name: t('auth:code.submit') }).click()
    if (goesThrough) await arrived(person)
  },

  async logsIn(person: Person, phone: string): Promise<void> {
    await signingIn.entersPhone(person, phone)
    await signingIn.answersCaptcha(person, 'right')
    await signingIn.entersCode(person, 'right')
  },

  /** The way in, when nothing has led there yet: the log-in label on desktop, the Me tab on mobile. */
  async opensDoor(person: Person): Promise<void> {
    if (await loginDoor(person).getByLabel(person.t('auth:phone.label')).isVisible()) return
    await person.page.goto('/login')
    await loginDoor(person).getByLabel(person.t('auth:phone.label')).waitFor()
  },
}

/** Signed in: both layouts lead back by themselves after a second; pressing the dialog's button would race with that. */
async function arrived({ page, t, layout }: Person): Promise<void> {
  if (layout === 'desktop') await expect(page.getByRole('dialog', { name: t('auth:title') })).toBeHidden()
  await page.waitForURL((url) => !['/verificationCode', '/login'].includes(url.pathname))
}
