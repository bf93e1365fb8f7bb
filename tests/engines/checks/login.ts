import { LIMITS } from '@nusaria/contracts/limits'
import type { Target } from '../find-in-page.ts'
import { KEYS } from '../tab.ts'
import type { Check, Visit } from '../visit.ts'

/** Registered by the first login. */
const NEWCOMER = '81377700041'

export const MAIN: Target = { role: 'main' }

/** Where the login is: a dialog on desktop, the page on a phone. */
const loginForm = ({ layout }: Visit): Target => (layout === 'desktop' ? { role: 'dialog' } : MAIN)

/** Types the number at the login and answers the captcha; ends in the field for the code. */
export async function requestsCode(visit: Visit): Promise<void> {
  const { tab, t, world } = visit
  const form = loginForm(visit)
  await tab.type({ role: 'textbox', name: t('auth:phone.label'), within: form }, NEWCOMER)
  await tab.tick({ role: 'checkbox', within: form })
  await tab.click({ role: 'button', name: t('auth:sendCode'), within: form })
  const captcha: Target = { role: 'dialog', name: t('auth:captcha.title') }
  await tab.sees({ role: 'img', within: captcha })
  const [picture] = await world.state('captchas')
  await tab.type({ role: 'textbox', name: t('auth:captcha.label'), within: captcha }, picture?.answer ?? '')
  await tab.click({ role: 'button', name: t('common:action.confirm'), within: captcha })
  await tab.seesNo(captcha)
  await tab.isFocused({ role: 'textbox', name: t('common:code.label', { length: LIMITS.codeLength }) })
}

export const sentCode = async ({ world }: Visit): Promise<string> => (await world.latestCode(NEWCOMER))?.code ?? ''

/** On a phone the last digit submits. */
export async function submitsCode(visit: Visit): Promise<void> {
  const { tab, t, layout } = visit
  if (layout === 'desktop') await tab.click({ role: 'button', name: t('auth:code.submit'), within: loginForm(visit) })
}

export const loginChecks: readonly Check[] = [
  {
    title: 'the code: each digit has its box, a letter has none, Backspace removes the last digit',
    // On desktop it is one field.
    layout: 'mobile',
    async run(visit) {
      const { tab } = visit
      await visit.opens('/login')
      await requestsCode(visit)
      const boxes = () => tab.read(() => [...(document.activeElement?.nextElementSibling?.children ?? [])].map((box) => box.textContent))
      const code = await sentCode(visit)
      await tab.press(...code.slice(0, 2), 'x', '9', KEYS.Backspace)
      await tab.expect('two digits in six boxes', boxes, (shown) => shown.length === 6 && shown.join('') === code.slice(0, 2))
      await tab.press(...code.slice(2))
      await tab.at(/localhost:\d+\/$/)
    },
  },
]
