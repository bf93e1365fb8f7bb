import type { authContract } from '@nusaria/contracts/auth'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { loginVerbs } from '@nusaria/scenarios/dsl/verbs/login'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { assertStep } from '../driver.ts'
import { accountParts, answerCaptcha, codeFor, requestCaptcha } from './codes.ts'
import { type CallActs, type CodeRequest, contactsOf, newCodeRequest, type StoryContext } from './story-context.ts'

/** Verifies the linked account and stores the ticket to change it. */
export async function verifyContact(story: StoryContext, check_code: string): Promise<void> {
  const call = story.codeRequest.linked === 'phone' ? 'member.checkPhone' : 'member.checkEmail'
  story.ticket = (await story.client.call(call, { check_code })).verify_ticket
}

/** Links the new account with the ticket, if there is one. */
export async function linkContact(story: StoryContext, check_code: string): Promise<void> {
  const { client, codeRequest, ticket } = story
  const proof = { check_code, ...(ticket ? { verify_ticket: ticket } : {}) }
  if (codeRequest.linked === 'phone') await client.call('member.updateMobile', { phone: codeRequest.account, country_code: '62', ...proof })
  else await client.call('member.updateEmail', { email: codeRequest.account, ...proof })
  story.contacts[codeRequest.linked] = codeRequest.account
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

async function logInByCode(story: StoryContext, check_code: string): Promise<void> {
  const { codeRequest, contacts, image_code, image_nonce } = story
  const { type_id: _type, ...account } = accountParts(codeRequest, contacts)
  await logIn(story, { ...account, check_code, image_code, image_nonce, login_type: codeRequest.linked === 'phone' ? 3 : 4 })
}

/** What a typed code does, by its purpose. */
const byPurpose: Readonly<Record<CodeRequest['purpose'], (story: StoryContext, code: string) => Promise<void>>> = {
  login: logInByCode,
  verify: verifyContact,
  link: linkContact,
  reset: async () => assertStep(false, "The reset form's code is typed together with the new password"),
}

/** Login, and codes that prove a phone or an e-mail. */
export const loginActions: CallActs<typeof loginVerbs> = {
  answersCaptcha: answerCaptcha,
  entersPhone: (story, { phone }) => requestCaptcha(story, newCodeRequest('login', phone)),
  entersEmail: (story, { email }) => requestCaptcha(story, newCodeRequest('login', email)),
  entersCode: async (story, { code }) => byPurpose[story.codeRequest.purpose](story, await codeFor(story, code)),

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
