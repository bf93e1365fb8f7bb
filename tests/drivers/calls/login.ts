import { maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { authContract } from '@nusaria/contracts/auth'
import type { CodeType } from '@nusaria/contracts/auth-entities'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { assertStep, found } from '../driver.ts'
import {
  type CallActs,
  type CodeRequest,
  type Contacts,
  contactsOf,
  newCodeRequest,
  type StoryContext,
  type StoryMemory,
} from './story-context.ts'

/** A wrong answer in the right format. */
export const WRONG_CAPTCHA = 'zzzzzz'

const CODE_TYPES: Readonly<Record<CodeRequest['purpose'], Readonly<Record<CodeRequest['linked'], CodeType>>>> = {
  login: { phone: 1, email: 1 },
  reset: { phone: 5, email: 5 },
  verify: { phone: 4, email: 4 },
  link: { phone: 2, email: 3 },
}

/** The account fields of the captcha calls; the member's own account is masked. */
const accountParts = ({ account, linked }: CodeRequest, own: Contacts) =>
  ({
    account: account || maskAccount(normalizeAccount(own[linked])),
    country_code: linked === 'phone' ? LIMITS.phoneCountryCode : '',
    type_id: linked === 'phone' ? '2' : '1',
  }) as const

async function requestCaptcha(story: StoryContext, asking: CodeRequest): Promise<void> {
  story.codeRequest = asking
  story.imageId = await story.client.captcha(accountParts(asking, story.contacts).account, asking.linked)
}

/** A captcha can be answered once: after a wrong answer this requests a new one, as the dialog does. Then requests the code with the captcha's nonce. */
async function answerCaptcha(story: StoryContext, { answer }: { answer: 'right' | 'wrong' }): Promise<void> {
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

export async function codeFor({ world, codeRequest, contacts }: StoryMemory, which: 'right' | 'wrong'): Promise<string> {
  const to = found(codeRequest.account || contacts[codeRequest.linked], `The member has no ${codeRequest.linked} linked`)
  const { code } = found(await world.latestCode(to), `Nothing was sent to ${to}`)
  return which === 'right' ? code : code === '000000' ? '111111' : '000000'
}

/** Links the new account with the ticket, if there is one. */
async function linkContact(story: StoryContext, check_code: string): Promise<void> {
  const { client, codeRequest, ticket } = story
  const { account, linked } = codeRequest
  const proof = { check_code, ...(ticket ? { verify_ticket: ticket } : {}) }
  if (linked === 'phone') await client.call('member.updateMobile', { phone: account, country_code: '62', ...proof })
  else await client.call('member.updateEmail', { email: account, ...proof })
  story.contacts[linked] = account
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
  story.contacts = contactsOf(fields.account ?? '')
}

export const loginActions: CallActs<'login'> = {
  answersCaptcha: answerCaptcha,
  entersPhone: (story, { phone }) => requestCaptcha(story, newCodeRequest('login', phone)),
  entersEmail: (story, { email }) => requestCaptcha(story, newCodeRequest('login', email)),

  async entersCode(story, { code }) {
    const { client, codeRequest, contacts, image_code, image_nonce } = story
    const { purpose, linked } = codeRequest
    assertStep(purpose !== 'reset', "The reset form's code is typed together with the new password")
    const check_code = await codeFor(story, code)
    if (purpose === 'link') return linkContact(story, check_code)
    if (purpose === 'login') {
      const { type_id: _type, ...account } = accountParts(codeRequest, contacts)
      return logIn(story, { ...account, check_code, image_code, image_nonce, login_type: linked === 'phone' ? 3 : 4 })
    }
    const call = linked === 'phone' ? 'member.checkPhone' : 'member.checkEmail'
    story.ticket = (await client.call(call, { check_code })).verify_ticket
  },

  async logsIn(story, { phone }) {
    await loginActions.entersPhone(story, { phone })
    await answerCaptcha(story, { answer: 'right' })
    await loginActions.entersCode(story, { code: 'right' })
  },

  async entersPassword(story, { account, password }) {
    const asking = newCodeRequest('login', account)
    const { country_code } = accountParts(asking, story.contacts)
    const fields = { account, country_code, password: encryptPassword(password), login_type: asking.linked === 'phone' ? 1 : 2 } as const
    await logIn(story, fields)
  },

  async goesToGoogle(story) {
    const url = unwrapField(await story.client.call('auth.googleAuth', { device: '' }), 'url')
    story.google = new URL(url, 'http://shop.localhost').searchParams.get('session') ?? ''
    await story.client.call('auth.googleSession', { session: story.google })
  },

  /** Google's code is used at once. */
  async choosesAtGoogle(story, { choice, email = '' }) {
    const { return_path } = await story.client.call('auth.googleConsent', { session: story.google, choice, email })
    const answer = new URL(return_path, 'http://shop.localhost').searchParams
    assertStep(answer.has('code') !== (choice === 'deny'), `Google answered ${return_path} to "${choice}"`)
    if (choice === 'deny') return
    await logIn(story, { channel: 'google', check_code: answer.get('code') ?? '', login_type: LOGIN_TYPE.google })
    story.contacts = contactsOf(email)
  },

  requestsResetCode: (story, { account }) =>
    requestCaptcha(story, newCodeRequest('reset', account ?? '', account === null ? 'phone' : undefined)),

  async resetsPassword(story, { password, code }) {
    const { client, codeRequest, contacts, image_nonce } = story
    const { type_id: update_type, ...account } = accountParts(codeRequest, contacts)
    const check_code = await codeFor(story, code)
    await client.call('auth.resetPassword', { ...account, check_code, password: encryptPassword(password), update_type, image_nonce })
  },

  requestsVerifyCode: (story, { linked }) => requestCaptcha(story, newCodeRequest('verify', '', linked)),
  requestsLinkCode: (story, { account }) => requestCaptcha(story, newCodeRequest('link', account)),
  logsInAgain: (story, { member }) => loginActions.entersPassword(story, { account: MEMBERS[member].email, password: SEEDED_PASSWORD }),
}
