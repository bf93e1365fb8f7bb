import { maskAccount, plainAccount } from '@nusaria/contracts/account'
import type { CodeType } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { plainOrField } from '@nusaria/contracts/plain-or-field'
import type { WorldControl } from '../../support/control.ts'
import { must } from '../driver.ts'
import { type Asking, type Contacts, destination, otherThan, WRONG_CAPTCHA } from './asking.ts'
import type { Story } from './story.ts'

const CODE_TYPES: Readonly<Record<Asking['purpose'], Readonly<Record<Asking['linked'], CodeType>>>> = {
  login: { phone: 1, email: 1 },
  reset: { phone: 5, email: 5 },
  verify: { phone: 4, email: 4 },
  link: { phone: 2, email: 3 },
}

/** The captcha's parts that tell a phone from an e-mail; the member's own goes by its mask. */
export const accountParts = ({ account, linked }: Asking, own: Contacts) =>
  ({
    account: account || maskAccount(plainAccount(own[linked])),
    country_code: linked === 'phone' ? LIMITS.phoneCountryCode : '',
    type_id: linked === 'phone' ? '2' : '1',
  }) as const

/** Asks for a code, as far as the picture. */
export async function asks(story: Story, asking: Asking): Promise<void> {
  story.asking = asking
  story.imageId = await story.client.captcha(accountParts(asking, story.own).account, asking.linked)
}

/** A picture serves once: a wrong answer has the next one drawn, as the dialog does. */
export async function answersCaptcha(story: Story, { answer }: { answer: 'right' | 'wrong' }): Promise<void> {
  const { client, world, asking, own, imageId: image_id } = story
  const check_code = answer === 'right' ? await world.captchaAnswer(image_id) : WRONG_CAPTCHA
  try {
    const check = { ...accountParts(asking, own), device_id: client.device, check_code, image_id }
    story.image_nonce = plainOrField(await client.call('auth.randomCodeCheck', check), 'nonce')
    story.image_code = check_code
  } catch (error) {
    await asks(story, asking)
    throw error
  }
  await sends(story)
}

/** Pays for a code with the captcha's nonce. */
async function sends({ client, asking, image_code, image_nonce }: Story): Promise<void> {
  const { account, linked, purpose } = asking
  const paid = { image_code, image_nonce }
  const code_type = CODE_TYPES[purpose][linked]
  if (account === '') await client.ask('member.verifyLinked', { account_type: linked === 'phone' ? 3 : 4, code_type, ...paid })
  else if (linked === 'phone') await client.ask('auth.sendSmsCode', { code_type, phone: account, country_code: '62', ...paid })
  else await client.ask('auth.sendEmailCode', { code_type, email: account, ...paid })
}

/** The code sent last for what was asked, or another one. */
export async function codeFor(world: WorldControl, asking: Asking, own: Contacts, which: 'right' | 'wrong'): Promise<string> {
  const to = destination(asking, own)
  const sent = await world.latestCode(to)
  must(sent, `Nothing was sent to ${to}`)
  return which === 'right' ? sent.code : otherThan(sent.code)
}
