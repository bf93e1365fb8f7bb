import type { authContract } from '@nusaria/contracts/auth'
import type { CodeType } from '@nusaria/contracts/auth-entities'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE, LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import { assertStep, found } from '../driver.ts'
import { type CallActs, type CodeRequest, newCodeRequest, type StoryContext, type StoryMemory } from './story-context.ts'

/** A wrong answer in the right format. */
export const WRONG_CAPTCHA = 'zzzzzz'

function codeType({ purpose, linked }: CodeRequest): CodeType {
  if (purpose === 'link') return linked === 'phone' ? CODE_TYPE.linkPhone : CODE_TYPE.linkEmail
  return CODE_TYPE[({ login: 'login', reset: 'resetPassword', verify: 'verifyLinked' } as const)[purpose]]
}

/** The account fields of the captcha calls. */
const accountParts = ({ account, linked }: CodeRequest) =>
  ({
    account,
    country_code: linked === 'phone' ? LIMITS.phoneCountryCode : '',
    type_id: linked === 'phone' ? '2' : '1',
  }) as const

async function requestCaptcha(story: StoryContext, asking: CodeRequest): Promise<void> {
  story.codeRequest = asking
  story.imageId = await story.client.captcha(asking.account, asking.linked)
}

/** A captcha can be answered once: after a wrong answer this requests a new one, as the dialog does. Then requests the code with the captcha's nonce. */
async function answerCaptcha(story: StoryContext, { answer }: { answer: 'right' | 'wrong' }): Promise<void> {
  const { client, world, codeRequest, imageId: image_id } = story
  const { account, linked, own } = codeRequest
  const image_code = answer === 'right' ? await world.captchaAnswer(image_id) : WRONG_CAPTCHA
  try {
    const check = { ...accountParts(codeRequest), device_id: client.device, check_code: image_code, image_id }
    story.image_nonce = unwrapField(await client.call('auth.randomCodeCheck', check), 'nonce')
    story.image_code = image_code
  } catch (error) {
    await requestCaptcha(story, codeRequest)
    throw error
  }
  const paid = { code_type: codeType(codeRequest), image_code, image_nonce: story.image_nonce }
  if (own) await client.ask('member.verifyLinked', { account_type: linked === 'phone' ? 3 : 4, ...paid })
  else if (linked === 'phone') await client.ask('auth.sendSmsCode', { phone: account, country_code: '62', ...paid })
  else await client.ask('auth.sendEmailCode', { email: account, ...paid })
}

/** The code that was sent last: to the typed account, or to the member's own. */
export async function codeFor({ world, codeRequest }: StoryMemory, which: 'right' | 'wrong'): Promise<string> {
  const { own, account } = codeRequest
  const { code } = found(await world.latestCode(own ? undefined : account), `Nothing was sent to ${own ? 'the member' : account}`)
  return which === 'right' ? code : code === '000000' ? '111111' : '000000'
}

/** Links the new account with the ticket, if there is one. */
async function linkContact(story: StoryContext, check_code: string): Promise<void> {
  const { client, codeRequest, ticket } = story
  const { account, linked } = codeRequest
  const proof = { check_code, ...(ticket ? { verify_ticket: ticket } : {}) }
  if (linked === 'phone') await client.call('member.updateMobile', { phone: account, country_code: '62', ...proof })
  else await client.call('member.updateEmail', { email: account, ...proof })
  story.ticket = undefined
}

type Login = ArgsOf<typeof authContract.login>

const BLANK = { channel: '', country_code: '', account: '', password: '', check_code: '', image_code: '', image_nonce: '' } as const

/** Logs in, then runs the pending action. */
async function logIn(story: StoryContext, fields: Partial<Login> & Pick<Login, 'login_type'>): Promise<void> {
  const { client } = story
  client.token = (await client.call('auth.login', { ...BLANK, device: client.device, ...fields })).auth_token
  const { pendingAction } = story
  story.pendingAction = null
  await pendingAction?.()
}

const paramOf = (url: string, name: string) => new URL(url, 'http://shop.localhost').searchParams.get(name)

export const loginActions: CallActs<'login'> = {
  answersCaptcha: answerCaptcha,

  async requestsCode(story, { purpose, to }) {
    const asking = newCodeRequest(purpose, to)
    const account = asking.own ? (await story.client.call('member.info'))[asking.linked] : asking.account
    await requestCaptcha(story, { ...asking, account: found(account, `The member has no ${to} linked`) })
  },

  async entersCode(story, { code }) {
    const { client, codeRequest, image_code, image_nonce } = story
    const { purpose, linked } = codeRequest
    assertStep(purpose !== 'reset', "The reset form's code is typed together with the new password")
    const check_code = await codeFor(story, code)
    if (purpose === 'link') return linkContact(story, check_code)
    if (purpose === 'login') {
      const { type_id: _type, ...account } = accountParts(codeRequest)
      return logIn(story, { ...account, check_code, image_code, image_nonce, login_type: linked === 'phone' ? 3 : 4 })
    }
    const call = linked === 'phone' ? 'member.checkPhone' : 'member.checkEmail'
    story.ticket = (await client.call(call, { check_code })).verify_ticket
  },

  async logsIn(story, { account }) {
    await loginActions.requestsCode(story, { purpose: 'login', to: account })
    await answerCaptcha(story, { answer: 'right' })
    await loginActions.entersCode(story, { code: 'right' })
  },

  async entersPassword(story, { account, password }) {
    const asking = newCodeRequest('login', account)
    const { country_code } = accountParts(asking)
    const fields = { account, country_code, password: encryptPassword(password), login_type: asking.linked === 'phone' ? 1 : 2 } as const
    await logIn(story, fields)
  },

  /** Google's code is used at once. */
  async logsInByGoogle(story, { choice, email = '' }) {
    const { client } = story
    const session = paramOf(unwrapField(await client.call('auth.googleAuth', { device: '' }), 'url'), 'session') ?? ''
    await client.call('auth.googleSession', { session })
    const { return_path } = await client.call('auth.googleConsent', { session, choice, email })
    const check_code = paramOf(return_path, 'code')
    assertStep((check_code === null) === (choice === 'deny'), `Google answered ${return_path} to "${choice}"`)
    if (check_code !== null) await logIn(story, { channel: 'google', check_code, login_type: LOGIN_TYPE.google })
  },

  async resetsPassword(story, { password, code }) {
    const { client, codeRequest, image_nonce } = story
    const { type_id: update_type, ...account } = accountParts(codeRequest)
    const check_code = await codeFor(story, code)
    await client.call('auth.resetPassword', { ...account, check_code, password: encryptPassword(password), update_type, image_nonce })
  },
}
