import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { expect, it } from 'vitest'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'
import { accountDeletionDomain } from './domain.ts'

const BUDI = '81200000002'
const missing = { error: 'MEMBER_MISSING' }

/** Logs in and deletes the account at once. */
async function leaves(shopper: TestClient, account: string): Promise<string> {
  const member_no = String((await shopper.logIn(account)).data.member_no)
  await shopper.call('deletion.submit', { reason: 'other', consequences_accepted: true })
  await shopper.fireEvents('deletion', member_no, 'process', 'complete')
  return member_no
}

it('a deleted account is reported by phone and e-mail for thirty days, then can register again', async () => {
  const budi = await createTestClient(undefined, [accountDeletionDomain])
  await leaves(budi, BUDI)
  expect((await budi.call('member.info')).code).toBe(401)
  budi.advance(MINUTE)
  for (const account of [`0${BUDI}`, 'budi@example.com']) {
    expect(await budi.logIn(account)).toMatchObject(missing)
    expect(await budi.submitPassword(account, 'Nusaria#1')).toMatchObject(missing)
  }
  budi.advance(30 * DAY - MINUTE - 1)
  expect(await budi.logIn(BUDI)).toMatchObject(missing)
  budi.advance(1)
  const { data } = await budi.logIn(BUDI)
  expect(data).toMatchObject({ flag_registered: true, user_name: '8120****002', points: 0 })
  expect(data.member_no).not.toBe('M8100000002')
  expect((await budi.call('member.info')).data).toMatchObject({ email: '', birthday: null, account_state: 'active' })
})

it('can be deleted again, for another thirty days', async () => {
  const budi = await createTestClient(undefined, [accountDeletionDomain])
  const first = await leaves(budi, BUDI)
  budi.advance(31 * DAY)
  expect(await leaves(budi, BUDI)).not.toBe(first)
  budi.advance(29 * DAY)
  expect(await budi.logIn(BUDI)).toMatchObject(missing)
})

it('a freed number can be linked to another account, and logs in to it', async () => {
  const budi = await createTestClient(undefined, [accountDeletionDomain])
  await leaves(budi, BUDI)
  const newcomer = budi.onDevice('device-2')
  await newcomer.logIn('newcomer@example.com')
  newcomer.advance(MINUTE)
  await newcomer.requestCode(BUDI, CODE_TYPE.linkPhone)
  const link = { phone: BUDI, country_code: '62', check_code: newcomer.codeTo(BUDI) }
  expect((await newcomer.call('member.updateMobile', link)).code).toBe(0)
  newcomer.advance(MINUTE)
  expect((await newcomer.onDevice('device-3').logIn(BUDI)).data).toMatchObject({ user_name: 'ne***er@example.com', flag_registered: false })
})
