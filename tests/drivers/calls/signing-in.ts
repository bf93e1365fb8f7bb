import type { authContract } from '@nusaria/contracts/auth'
import type { ArgsOf } from '@nusaria/contracts/endpoint'
import { plainOrField } from '@nusaria/contracts/plain-or-field'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { must } from '../driver.ts'
import { type Asking, askingFor, contactsOf } from './asking.ts'
import { accountParts, answersCaptcha, asks, codeFor } from './codes.ts'
import { linksAnother, verifiesLinked } from './linking.ts'
import type { Story } from './story.ts'

type Login = ArgsOf<typeof authContract.login>

const BLANK = { channel: '', country_code: '', account: '', password: '', check_code: '', image_code: '', image_nonce: '' } as const

/** Logs in with what this way of doing so takes, and does what it was done for. */
async function logIn(story: Story, fields: Partial<Login> & Pick<Login, 'login_type'>): Promise<void> {
  const { client } = story
  client.token = (await client.call('auth.login', { ...BLANK, device: client.device, ...fields })).auth_token
  const { wish } = story
  story.wish = null
  await wish?.()
}

async function logInByCode(story: Story, check_code: string): Promise<void> {
  const { asking, image_code, image_nonce } = story
  const { account, country_code } = accountParts(asking, story.own)
  await logIn(story, { account, country_code, check_code, image_code, image_nonce, login_type: asking.linked === 'phone' ? 3 : 4 })
  story.own = contactsOf(account)
}

/** What a code that is typed into its boxes does. The reset form takes its own. */
const byPurpose: Readonly<Record<Asking['purpose'], (story: Story, code: string) => Promise<void>>> = {
  login: logInByCode,
  verify: verifiesLinked,
  link: linksAnother,
  reset: async () => must(false, "The reset form's code is typed together with the new password"),
}

/** Signing in, call by call. */
export const signingIn = {
  answersCaptcha,

  entersPhone: (story: Story, { phone }: Verbs['entersPhone']): Promise<void> => asks(story, askingFor('login', phone)),

  entersEmail: (story: Story, { email }: Verbs['entersEmail']): Promise<void> => asks(story, askingFor('login', email)),

  async entersCode(story: Story, { code }: Verbs['entersCode']): Promise<void> {
    const { world, asking, own } = story
    await byPurpose[asking.purpose](story, await codeFor(world, asking, own, code))
  },

  async logsIn(story: Story, { phone }: Verbs['logsIn']): Promise<void> {
    await signingIn.entersPhone(story, { phone })
    await answersCaptcha(story, { answer: 'right' })
    await signingIn.entersCode(story, { code: 'right' })
  },

  async entersPassword(story: Story, { account, password }: Verbs['entersPassword']): Promise<void> {
    const asking = askingFor('login', account)
    const { country_code } = accountParts(asking, story.own)
    const fields = { account, country_code, password: encryptPassword(password), login_type: asking.linked === 'phone' ? 1 : 2 } as const
    await logIn(story, fields)
    story.own = contactsOf(account)
  },

  async goesToGoogle(story: Story): Promise<void> {
    const url = plainOrField(await story.client.call('auth.googleAuth', { device: '' }), 'url')
    story.google = new URL(url, 'http://shop.localhost').searchParams.get('session') ?? ''
    await story.client.call('auth.googleSession', { session: story.google })
  },

  /** Back in the shop, what Google answered is used at once. */
  async choosesAtGoogle(story: Story, { choice, email = '' }: Verbs['choosesAtGoogle']): Promise<void> {
    const { return_path } = await story.client.call('auth.googleConsent', { session: story.google, choice, email })
    const answer = new URL(return_path, 'http://shop.localhost').searchParams
    must(answer.has('code') !== (choice === 'deny'), `Google answered ${return_path} to "${choice}"`)
    if (choice === 'deny') return
    await logIn(story, { channel: 'google', check_code: answer.get('code') ?? '', login_type: 5 })
    story.own = contactsOf(email)
  },

  asksResetCode: (story: Story, { account }: Verbs['asksResetCode']): Promise<void> =>
    asks(story, askingFor('reset', account ?? '', account === null ? 'phone' : undefined)),

  async resetsPassword(story: Story, { password, code }: Verbs['resetsPassword']): Promise<void> {
    const { client, world, asking, own, image_nonce } = story
    const { account, country_code, type_id: update_type } = accountParts(asking, story.own)
    const check_code = await codeFor(world, asking, own, code)
    const fields = { account, country_code, check_code, password: encryptPassword(password), update_type, image_nonce } as const
    await client.call('auth.resetPassword', fields)
  },
}
