import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE, LOGIN_TYPE } from '@nusaria/contracts/login-types'
import type { CallName } from '@nusaria/contracts/registry'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { type StoryContext, storyContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { RefusedError } from '@nusaria/scenario-runner/support/client'
import { createWorld, type WorldControl } from '@nusaria/scenario-runner/support/control'
import { MEMBERS } from '@nusaria/scenarios/members'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTarget, type Target } from './target.ts'

const { phone } = MEMBERS.sari
const NOBODY = '81377778888'
const BLANK = { channel: '', country_code: '62', password: '', check_code: '', image_code: '', image_nonce: '' }

let target: Target
let world: WorldControl
let addresses = 0
beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target.stop())
beforeEach(async () => {
  world = await createWorld(target.host.control, { frozen: true, now: '2026-03-02T09:00:00+07:00' })
})
afterEach(async () => {
  await world.remove()
  expect(target.broken).toEqual([])
})

/** A device of the world. Each of its requests says that it comes from another address. */
function onDevice(device: string): StoryContext {
  const story = storyContext(target.host, world, device)
  const { client } = story
  const headers = client.headers.bind(client)
  client.headers = () => {
    addresses += 1
    const address = `203.0.113.${addresses % 250}`
    return { ...headers(), 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` }
  }
  return story
}

/** The name of a call's refusal, or `taken`. */
const outcomeOf = ({ client }: StoryContext, call: CallName, args: object) =>
  client.ask(call, args as Record<string, unknown>).then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof RefusedError) return error.error as string
      throw error
    },
  )

const times = <T>(count: number, make: (nth: number) => T): Promise<Awaited<T>[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)))
/** How a wrong code is refused: another refusal would be for another reason, and show nothing. */
const WRONG = /^(CODE_INVALID|TOO_MANY_ATTEMPTS)$/
const countOf = (outcomes: readonly string[], name: string) => outcomes.filter((outcome) => outcome === name).length

const byPassword = (story: StoryContext, account: string, password: string) =>
  outcomeOf(story, 'auth.login', {
    ...BLANK,
    account,
    device: story.client.device,
    login_type: LOGIN_TYPE.phonePassword,
    password: encryptPassword(password),
  })

test.each([phone, NOBODY])(
  'passwords of %s: a few tries in all, from forty devices and addresses at once, then not even the right one',
  async (account) => {
    const outcomes = await times(40, (nth) => byPassword(onDevice(`guesser-${nth}`), account, `Guess#${nth}`))
    expect(countOf(outcomes, 'taken')).toBe(0)
    expect(countOf(outcomes, 'ACCOUNT_OR_PASSWORD_WRONG')).toBe(LIMITS.passwordTries - 1)
    expect(countOf(outcomes, 'TOO_MANY_FAILURES')).toBe(40 - LIMITS.passwordTries + 1)
    expect(await byPassword(onDevice('guesser-last'), account, SEEDED_PASSWORD)).toBe('TOO_MANY_FAILURES')
    // The member's own way in stays open.
    if (account === phone) {
      const own = onDevice('own')
      await loginActions.logsIn(own, { account })
      expect(await outcomeOf(own, 'member.info', {})).toBe('taken')
    }
  },
)

/** A code that was sent to an account, and what proves it. */
async function codeFor(story: StoryContext, account: string, purpose: 'login' | 'reset') {
  await loginActions.requestsCode(story, { purpose, to: account })
  await loginActions.answersCaptcha(story, { answer: 'right' })
  const right = (await world.latestCode(account))?.code ?? ''
  const { image_code, image_nonce } = story
  return { right, proof: { image_code, image_nonce } }
}
const wrongCodes = (right: string) => Array.from({ length: 60 }, (_, nth) => String(100_000 + 7_919 * nth)).filter((code) => code !== right)

const byCode = (story: StoryContext, proof: object, check_code: string) =>
  outcomeOf(story, 'auth.login', {
    ...BLANK,
    account: phone,
    device: story.client.device,
    login_type: LOGIN_TYPE.phoneCode,
    check_code,
    ...proof,
  })

test('a code of a login: a few tries at once from many devices, then not even the right one', async () => {
  const story = onDevice('asks')
  const { right, proof } = await codeFor(story, phone, 'login')
  const outcomes = await Promise.all(wrongCodes(right).map((code, nth) => byCode(onDevice(`guesser-${nth}`), proof, code)))
  expect(outcomes.filter((outcome) => !WRONG.test(outcome))).toEqual([])
  expect(await byCode(story, proof, right)).toMatch(WRONG)
})

test('a code is for one login, of ten at once', async () => {
  const story = onDevice('asks')
  const { right, proof } = await codeFor(story, phone, 'login')
  expect(countOf(await times(10, () => byCode(story, proof, right)), 'taken')).toBe(1)
})

test('a guesser with a nonce of another account or none uses up no try of the code', async () => {
  const story = onDevice('asks')
  const { right, proof } = await codeFor(story, phone, 'login')
  const stranger = onDevice('stranger')
  const { proof: foreign } = await codeFor(stranger, NOBODY, 'login')
  for (const nonce of [
    foreign,
    { ...foreign, image_nonce: 'x'.repeat(32) },
    { image_code: '', image_nonce: '' },
    { ...proof, image_nonce: foreign.image_nonce },
  ]) {
    const outcomes = await times(10, (nth) => byCode(stranger, nonce, String(200_000 + nth)))
    expect(outcomes.filter((outcome) => !WRONG.test(outcome))).toEqual([])
    expect(await byCode(stranger, nonce, right)).toMatch(WRONG)
  }
  expect(await byCode(story, proof, right)).toBe('taken')
})

const reset = (story: StoryContext, { image_nonce }: { readonly image_nonce: string }, check_code: string, account: string = phone) => {
  const password = encryptPassword(NEW_PASSWORD)
  return outcomeOf(story, 'auth.resetPassword', { account, country_code: '62', update_type: '2', password, check_code, image_nonce })
}

test('a reset takes the code of its own purpose and account, a few tries, once; then every session is over', async () => {
  const member = onDevice('own')
  await loginActions.logsIn(member, { account: phone })
  await world.advance('PT2M')
  const story = onDevice('asks')
  const login = await codeFor(story, phone, 'login')
  expect(await reset(story, login.proof, login.right)).toMatch(WRONG)

  await world.advance('PT2M')
  const guessed = await codeFor(story, phone, 'reset')
  expect(await byCode(story, guessed.proof, guessed.right)).toMatch(WRONG)
  expect(await reset(story, guessed.proof, guessed.right, MEMBERS.budi.phone)).toMatch(WRONG)
  const outcomes = await Promise.all(wrongCodes(guessed.right).map((code, nth) => reset(onDevice(`guesser-${nth}`), guessed.proof, code)))
  expect(outcomes.filter((outcome) => !WRONG.test(outcome))).toEqual([])
  expect(await reset(story, guessed.proof, guessed.right)).toMatch(WRONG)
  expect(await outcomeOf(member, 'member.info', {})).toBe('taken')

  await world.advance('PT2M')
  const own = await codeFor(story, phone, 'reset')
  const resets = await times(8, () => reset(story, own.proof, own.right))
  expect(resets.toSorted().at(-1)).toBe('taken')
  expect(await outcomeOf(member, 'member.info', {})).toBe('SESSION_EXPIRED')
  expect(await byPassword(story, phone, SEEDED_PASSWORD)).toBe('ACCOUNT_OR_PASSWORD_WRONG')
  expect(await byPassword(story, phone, NEW_PASSWORD)).toBe('taken')
})

test('captchas: a device that keeps guessing waits, whatever its address; each picture has one answer', async () => {
  const guesser = onDevice('guesser')
  const check = async (story: StoryContext, image_id: string, check_code: string, account = NOBODY) =>
    outcomeOf(story, 'auth.randomCodeCheck', {
      account,
      country_code: '62',
      type_id: '2',
      device_id: story.client.device,
      image_id,
      check_code,
    })
  const one = await guesser.client.captcha(NOBODY)
  const answer = await world.captchaAnswer(one)
  expect(countOf(await times(10, () => check(guesser, one, answer)), 'taken')).toBe(1)
  for (let nth = 0; nth < 12; nth++) {
    const image = await guesser.client.captcha(NOBODY).catch(() => null)
    if (image) await check(guesser, image, 'AAAAAA')
  }
  expect(await guesser.client.captcha(NOBODY).catch((error: RefusedError) => error.error)).toMatch(/BLOCKED|TOO_MANY|TOO_FAST|DEVICE/)
  expect(await onDevice('other').client.captcha(NOBODY)).toBeTruthy()
})

test('a device has codes sent to a few accounts an hour; each costs a captcha, and none is sent again at once', async () => {
  const story = onDevice('sender')
  const outcomes: string[] = []
  for (let nth = 0; nth < LIMITS.codeAccountsAnHour + 3; nth++)
    outcomes.push(
      await codeFor(story, `8137777${1_000 + nth}`, 'login').then(
        () => 'taken',
        (error: RefusedError) => error.error,
      ),
    )
  expect(countOf(outcomes, 'taken')).toBe(LIMITS.codeAccountsAnHour)
  const other = onDevice('other')
  const { proof } = await codeFor(other, NOBODY, 'login')
  const again = await times(10, () =>
    outcomeOf(other, 'auth.sendSmsCode', { phone: NOBODY, country_code: '62', code_type: CODE_TYPE.login, ...proof }),
  )
  expect(countOf(again, 'taken')).toBe(0)
})

test('codes of vouchers: a few wrong ones, then not even a right one', async () => {
  const story = onDevice('own')
  await loginActions.logsIn(story, { account: phone })
  const outcomes = await times(40, (nth) => outcomeOf(story, 'promotion.redeemCode', { code: `GUESS${nth}` }))
  expect(countOf(outcomes, 'taken')).toBe(0)
  expect(countOf(outcomes, 'TOO_MANY_ATTEMPTS')).toBeGreaterThan(20)
  expect(await outcomeOf(story, 'promotion.redeemCode', { code: 'SALAM25' })).toBe('TOO_MANY_ATTEMPTS')
})

test('invented, ended and shortened tokens of a session open nothing', async () => {
  const story = onDevice('own')
  await loginActions.logsIn(story, { account: phone })
  const token = story.client.token ?? ''
  const tokens = [
    ...Array.from({ length: 100 }, (_, nth) => `${token.slice(0, -2)}${String(nth).padStart(2, '0')}`),
    token.slice(0, -1),
    `${token} `,
    token.toLowerCase(),
    `${token}0`,
  ]
  for (const other of tokens.filter((each) => each.trim() !== token)) {
    story.client.token = other
    expect([other, await outcomeOf(story, 'member.info', {})]).toEqual([other, 'SESSION_EXPIRED'])
  }
})
