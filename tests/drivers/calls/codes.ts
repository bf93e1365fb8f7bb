import { maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { CodeType } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { found } from '../driver.ts'
import type { CodeRequest, Contacts, StoryContext, StoryMemory } from './story-context.ts'

/** A wrong answer in the right format. */
export const WRONG_CAPTCHA = 'zzzzzz'

const CODE_TYPES: Readonly<Record<CodeRequest['purpose'], Readonly<Record<CodeRequest['linked'], CodeType>>>> = {
  login: { phone: 1, email: 1 },
  reset: { phone: 5, email: 5 },
  verify: { phone: 4, email: 4 },
  link: { phone: 2, email: 3 },
}

/** The account fields of the captcha calls; the member's own account is masked. */
export const accountParts = ({ account, linked }: CodeRequest, own: Contacts) =>
  ({
    account: account || maskAccount(normalizeAccount(own[linked])),
    country_code: linked === 'phone' ? LIMITS.phoneCountryCode : '',
    type_id: linked === 'phone' ? '2' : '1',
  }) as const

export async function requestCaptcha(story: StoryContext, asking: CodeRequest): Promise<void> {
  story.codeRequest = asking
  story.imageId = await story.client.captcha(accountParts(asking, story.contacts).account, asking.linked)
}

/** A captcha can be answered once: after a wrong answer this requests a new one, as the dialog does. Then requests the code with the captcha's nonce. */
export async function answerCaptcha(story: StoryContext, { answer }: { answer: 'right' | 'wrong' }): Promise<void> {
  const { client, world, codeRequest, contacts, imageId: image_id } = story
  const { account, linked, purpose } = codeRequest
  const image_code = answer === 'right' ? await world.captchaAnswer(image_id) : WRONG_CAPTCHA
  try {
    const check = { ...accountParts(codeRequest, contacts), device_id: client.device, check_code: image_code, image_id }
    story.image_nonce = unwrapField(await client.call('auth.randomCodeCheck', check), 'nonce')
    story.image_code = image_code
  } catch (error) {
    await requestCaptcha(story, codeRequest)
    throw error
  }
  const paid = { code_type: CODE_TYPES[purpose][linked], image_code, image_nonce: story.image_nonce }
  if (account === '') await client.ask('member.verifyLinked', { account_type: linked === 'phone' ? 3 : 4, ...paid })
  else if (linked === 'phone') await client.ask('auth.sendSmsCode', { phone: account, country_code: '62', ...paid })
  else await client.ask('auth.sendEmailCode', { email: account, ...paid })
}

/** The code sent last, or a wrong one. */
export async function codeFor({ world, codeRequest, contacts }: StoryMemory, which: 'right' | 'wrong'): Promise<string> {
  const to = found(codeRequest.account || contacts[codeRequest.linked], `The member has no ${codeRequest.linked} linked`)
  const { code } = found(await world.latestCode(to), `Nothing was sent to ${to}`)
  return which === 'right' ? code : code === '000000' ? '111111' : '000000'
}
