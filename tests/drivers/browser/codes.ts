import { LIMITS } from '@nusaria/contracts/limits'
import { expect, type Locator } from '@playwright/test'
import { type CodeRequest, WRONG_CAPTCHA } from '../calls/code-request.ts'
import { codeFor } from '../calls/codes.ts'
import type { Person } from './person.ts'

/** The dialog with the captcha. */
export const captchaDialog = ({ page, t }: Person) => page.getByRole('dialog', { name: t('auth:captcha.title') })

/** Presses the button that requests a code. Ends with the captcha. */
export async function requestCode(person: Person, asking: CodeRequest, button: Locator): Promise<void> {
  person.codeRequest = asking
  await button.click()
  await expect(captchaDialog(person).getByRole('img')).toBeVisible()
}

/** The button beside a code field. */
export function codeButton({ t }: Person, form: Locator): Locator {
  return form.getByRole('button', { name: t('auth:codeField.send') }).or(form.getByRole('button', { name: t('auth:codeField.again') }))
}

/** Types the captcha's characters, or wrong ones. Without `goesThrough` the dialog may close too, when the shop sends this account no code. */
export async function answerCaptcha(person: Person, answer: 'right' | 'wrong', goesThrough = answer === 'right'): Promise<void> {
  const { t, world } = person
  const dialog = captchaDialog(person)
  await expect(dialog.getByRole('img')).toBeVisible()
  // The id comes with the reply's headers, which are read after the picture shows.
  await expect.poll(() => person.imageId).not.toBe('')
  const shown = person.imageId
  await dialog.getByLabel(t('auth:captcha.label')).fill(answer === 'right' ? await world.captchaAnswer(shown) : WRONG_CAPTCHA)
  const drawn = answer === 'wrong' ? waitForReply(person, 'random_code') : undefined
  await dialog.getByRole('button', { name: t('common:action.confirm') }).click()
  await drawn
  if (goesThrough) await expect(dialog).toBeHidden()
}

/** Types the code sent last, or a wrong one. */
export async function typeCode(person: Person, form: Locator, which: 'right' | 'wrong'): Promise<void> {
  const { t, world, codeRequest, contacts } = person
  const field = form.getByLabel(t('common:code.label', { length: LIMITS.codeLength }))
  await field.fill('')
  await field.fill(await codeFor(world, codeRequest, contacts, which))
}

/** Waits for the reply of this call, to tell a second attempt's text from the first's. */
export async function waitForReply({ page }: Person, call: string): Promise<void> {
  await page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${call}`))
}
