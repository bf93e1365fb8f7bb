import { expect, type Locator } from '@playwright/test'
import { codeFor, WRONG_CAPTCHA } from '../calls/codes.ts'
import type { CodeRequest } from '../calls/story-context.ts'
import { assertVisible } from './controls.ts'
import type { Person } from './person.ts'

export const captchaDialog = (person: Person): Locator => person.dialog('auth:captcha.title')

/** Presses the button that requests a code. Ends with the captcha. */
export async function requestCode(person: Person, asking: CodeRequest, button: Locator): Promise<void> {
  person.codeRequest = asking
  await button.click()
  await assertVisible(captchaDialog(person).getByRole('img'))
}

/** The button beside a code field. */
export const codeButton = (person: Person, form: Locator): Locator =>
  person.control('button', 'auth:codeField.send', form).or(person.control('button', 'auth:codeField.again', form))

/** Types the captcha's characters, or wrong ones. After a refusal the dialog may close too, when the shop sends this account no code. */
export async function answerCaptcha(person: Person, { answer }: { answer: 'right' | 'wrong' }): Promise<void> {
  const dialog = captchaDialog(person)
  await expect(dialog.getByRole('img')).toBeVisible()
  // The id comes with the reply's headers, which are read after the picture shows.
  await expect.poll(() => person.imageId).not.toBe('')
  const characters = answer === 'right' ? await person.world.captchaAnswer(person.imageId) : WRONG_CAPTCHA
  await person.field('auth:captcha.label', dialog).fill(characters)
  const confirm = () => person.press('common:action.confirm', dialog)
  await (answer === 'wrong' ? afterReply(person, 'random_code', confirm) : confirm().gone(dialog))
}

export const codeField = (person: Person, form: Locator): Locator => person.field('common:code.label', form)

/** Types the code sent last, or a wrong one. */
export async function typeCode(person: Person, form: Locator, which: 'right' | 'wrong'): Promise<void> {
  await codeField(person, form).fill('')
  await codeField(person, form).fill(await codeFor(person, which))
}

/** Does an act and waits for the reply of this call, to tell a second attempt's text from the first's. */
export async function afterReply({ page }: Person, call: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${call}`)), act()])
}
