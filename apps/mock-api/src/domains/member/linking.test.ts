import { MINUTE, SECOND } from '@nusaria/catalogue/lib/time'
import { ACCOUNT_TYPE, type AccountType, CODE_TYPE } from '@nusaria/contracts/login-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSignedInClient, type Reply, type TestClient } from '../../testing/test-client.ts'

const SARI = '81200000001'
const BUDI = '81200000002'
const NEW = '81377778888'
const NEW_MAIL = 'sari.baru@example.com'

let sari: TestClient
beforeEach(async () => {
  sari = await createSignedInClient(SARI)
})

/** Requests a code to the linked phone or e-mail, which the page knows only masked. */
async function asksLinked(shopper: TestClient, account_type: AccountType): Promise<Reply> {
  const { phone, email } = (await shopper.call('member.info')).data
  const nonce = await (account_type === ACCOUNT_TYPE.phone
    ? shopper.solveCaptcha(String(phone), '2')
    : shopper.solveCaptcha(String(email), '1'))
  return shopper.call('member.verifyLinked', { account_type, code_type: CODE_TYPE.verifyLinked, ...nonce })
}

/** Gets the ticket for the linked phone or e-mail, starting with the captcha. */
async function verifies(shopper: TestClient, account: string): Promise<string> {
  const phone = !account.includes('@')
  await asksLinked(shopper, phone ? ACCOUNT_TYPE.phone : ACCOUNT_TYPE.email)
  const reply = await shopper.call(phone ? 'member.checkPhone' : 'member.checkEmail', { check_code: shopper.codeTo(account) })
  return String(reply.data.verify_ticket)
}

/** Requests the code for a new phone or e-mail and links it. */
async function links(shopper: TestClient, account: string, verify_ticket?: string): Promise<Reply> {
  const phone = !account.includes('@')
  const { reply } = await shopper.requestCode(account, phone ? CODE_TYPE.linkPhone : CODE_TYPE.linkEmail)
  if (reply.code !== 0) return reply
  return update(shopper, account, shopper.codeTo(account), verify_ticket)
}

function update(shopper: TestClient, account: string, check_code: string, verify_ticket?: string): Promise<Reply> {
  const ticket = verify_ticket === undefined ? {} : { verify_ticket }
  return account.includes('@')
    ? shopper.call('member.updateEmail', { email: account, check_code, ...ticket })
    : shopper.call('member.updateMobile', { phone: account, country_code: '62', check_code, ...ticket })
}

describe('changing the linked phone', () => {
  it('verifies the old one, then the new one; the session stays, and the new one logs in', async () => {
    const ticket = await verifies(sari, SARI)
    expect(await links(sari, `0${NEW}`, ticket)).toMatchObject({ code: 0, data: { phone: '8137****888' } })
    expect((await sari.call('member.info')).code).toBe(0)
    const other = sari.onDevice('device-2')
    expect((await other.logIn(NEW)).data).toMatchObject({ member_no: 'M8100000001', flag_registered: false })
  })

  it('is refused until the old one is verified', async () => {
    expect(await links(sari, NEW)).toMatchObject({ error: 'VERIFY_OLD_PHONE_FIRST', data: { field: 'verify_ticket' } })
    expect((await update(sari, NEW, sari.codeTo(NEW), 'not-a-ticket')).error).toBe('VERIFY_OLD_PHONE_FIRST')
  })

  it('is possible without the ticket in the session that verified, until it is used or ten minutes are over: a page was loaded again', async () => {
    const until = async (shopper = sari) => (await shopper.call('member.info')).data.phone_verified_until
    expect(await until()).toBeNull()
    await verifies(sari, SARI)
    expect(await until()).not.toBeNull()
    expect(await links(sari, NEW)).toMatchObject({ code: 0, data: { phone: '8137****888', phone_verified_until: null } })
    sari.advance(MINUTE)
    await verifies(sari, NEW)
    sari.advance(10 * MINUTE)
    expect(await until()).toBeNull()
    expect((await links(sari, SARI)).error).toBe('VERIFY_OLD_PHONE_FIRST')
  })

  it('is not possible by what another session or another member verified', async () => {
    const phone = sari.onDevice('device-2')
    await phone.logIn(SARI)
    const budi = sari.onDevice('device-3')
    await budi.logIn(BUDI)
    sari.advance(MINUTE)
    await verifies(sari, SARI)
    for (const other of [phone, budi]) {
      expect((await other.call('member.info')).data.phone_verified_until).toBeNull()
      sari.advance(MINUTE)
      expect((await links(other, NEW)).error).toBe('VERIFY_OLD_PHONE_FIRST')
    }
  })

  it('is possible by the linked e-mail when the old number is lost; the phone does not change the e-mail', async () => {
    const mails = await verifies(sari, 'sari@example.com')
    expect(await links(sari, NEW, mails)).toMatchObject({ code: 0, data: { phone: '8137****888' } })
    sari.advance(MINUTE)
    expect((await update(sari, SARI, '123456', mails)).error).toBe('VERIFY_OLD_PHONE_FIRST')
    const phones = await verifies(sari, NEW)
    expect((await links(sari, NEW_MAIL, phones)).error).toBe('VERIFY_OLD_EMAIL_FIRST')
  })

  it("takes nobody else's ticket", async () => {
    const budi = sari.onDevice('device-2')
    await budi.logIn(BUDI)
    const foreign = await verifies(budi, BUDI)
    await sari.requestCode(NEW, CODE_TYPE.linkPhone)
    expect((await update(sari, NEW, sari.codeTo(NEW), foreign)).error).toBe('VERIFY_OLD_PHONE_FIRST')
    expect((await update(sari, NEW, sari.codeTo(NEW), await verifies(sari, SARI))).code).toBe(0)
  })

  it('allows ten minutes', async () => {
    const ticket = await verifies(sari, SARI)
    sari.advance(10 * MINUTE)
    expect((await links(sari, NEW, ticket)).error).toBe('VERIFY_OLD_PHONE_FIRST')
  })

  it('is possible once per verification, on any device', async () => {
    const first = await verifies(sari, SARI)
    sari.advance(MINUTE)
    const second = await verifies(sari, SARI)
    expect((await links(sari, NEW, first)).code).toBe(0)
    for (const ticket of [first, second]) expect((await update(sari, '81377779999', '123456', ticket)).error).toBe('VERIFY_OLD_PHONE_FIRST')
  })

  it("is refused for somebody's number, one's own included", async () => {
    const ticket = await verifies(sari, SARI)
    for (const phone of [BUDI, `0${BUDI}`, SARI]) {
      expect((await links(sari, phone, ticket)).error).toBe('PHONE_ALREADY_LINKED')
      expect(await update(sari, phone, '123456', ticket)).toMatchObject({ error: 'PHONE_ALREADY_LINKED', data: { field: 'phone' } })
    }
  })

  it('is refused for a number that somebody registered meanwhile', async () => {
    const ticket = await verifies(sari, SARI)
    await sari.requestCode(NEW, CODE_TYPE.linkPhone)
    const sent = sari.codeTo(NEW)
    await sari.onDevice('device-2').logIn(NEW)
    expect((await update(sari, NEW, sent, ticket)).error).toBe('PHONE_ALREADY_LINKED')
  })

  it('allows five tries at the code, and keeps the ticket for the next code', async () => {
    const ticket = await verifies(sari, SARI)
    await sari.requestCode(NEW, CODE_TYPE.linkPhone)
    const wrong = sari.codeTo(NEW) === '000000' ? '111111' : '000000'
    for (let left = 4; left >= 0; left--)
      expect(await update(sari, NEW, wrong, ticket)).toMatchObject({ error: 'CODE_INVALID', data: { params: { left } } })
    expect((await update(sari, NEW, sari.codeTo(NEW), ticket)).error).toBe('TOO_MANY_ATTEMPTS')
    sari.advance(MINUTE)
    expect((await links(sari, NEW, ticket)).code).toBe(0)
  })
})

describe('the linked e-mail', () => {
  it('changes the same way', async () => {
    expect((await links(sari, NEW_MAIL)).error).toBe('VERIFY_OLD_EMAIL_FIRST')
    sari.advance(MINUTE)
    expect((await links(sari, 'BUDI@example.com')).error).toBe('EMAIL_ALREADY_LINKED')
    const ticket = await verifies(sari, 'sari@example.com')
    expect(await links(sari, NEW_MAIL.toUpperCase(), ticket)).toMatchObject({ code: 0, data: { email: 'sa***ru@example.com' } })
    expect((await sari.onDevice('device-2').logIn(NEW_MAIL)).data).toMatchObject({ member_no: 'M8100000001' })
  })

  it('needs no verification where none was linked', async () => {
    const newcomer = await createSignedInClient(NEW)
    expect((await newcomer.call('member.info')).data.email).toBe('')
    expect(await links(newcomer, NEW_MAIL)).toMatchObject({ code: 0, data: { email: 'sa***ru@example.com', phone: '8137****888' } })
  })
})

it('a phone can be linked at once where none was', async () => {
  const newcomer = await createSignedInClient(NEW_MAIL)
  expect(await links(newcomer, NEW)).toMatchObject({ code: 0, data: { phone: '8137****888' } })
  newcomer.advance(MINUTE)
  expect((await newcomer.onDevice('device-2').logIn(NEW)).data).toMatchObject({ flag_registered: false })
})

describe('verifying the linked account', () => {
  it('shows the masked recipient of the code', async () => {
    expect((await asksLinked(sari, ACCOUNT_TYPE.phone)).data).toMatchObject({ channel: 'whatsapp', to: '8120****001' })
    expect((await asksLinked(sari, ACCOUNT_TYPE.email)).data).toMatchObject({ channel: 'email', to: 's***i@example.com' })
  })

  it('is impossible where none is linked', async () => {
    const newcomer = await createSignedInClient(NEW)
    const nonce = await newcomer.solveCaptcha(NEW)
    const toMail = { account_type: ACCOUNT_TYPE.email, code_type: CODE_TYPE.verifyLinked }
    const sent = await newcomer.call('member.verifyLinked', { ...toMail, ...nonce })
    expect(sent.error).toBe('ACCOUNT_NOT_FOUND')
    const reply = await newcomer.call('member.checkEmail', { check_code: '123456' })
    expect(reply).toMatchObject({ error: 'CODE_INVALID', data: { field: 'check_code' } })
  })

  it("takes one's own code alone, of this purpose, once and in time", async () => {
    const check = (check_code: string) => sari.call('member.checkPhone', { check_code })
    const budi = sari.onDevice('device-2')
    await budi.logIn(BUDI)
    await asksLinked(budi, ACCOUNT_TYPE.phone)
    expect((await check(budi.codeTo(BUDI))).error).toBe('CODE_INVALID')
    await asksLinked(sari, ACCOUNT_TYPE.phone)
    sari.advance(5 * MINUTE)
    expect((await check(sari.codeTo(SARI))).error).toBe('CODE_INVALID')
    await asksLinked(sari, ACCOUNT_TYPE.phone)
    const sent = sari.codeTo(SARI)
    expect((await check(sent)).code).toBe(0)
    expect((await check(sent)).error).toBe('CODE_INVALID')
    sari.advance(61 * SECOND)
    await sari.requestCode(SARI)
    expect((await check(sari.codeTo(SARI))).error).toBe('CODE_INVALID')
  })
})
