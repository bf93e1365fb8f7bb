import { ERRORS } from '@nusaria/contracts/errors'
import { expect, it } from 'vitest'
import { DAY, MINUTE } from '../kernel/time.ts'
import { type Visitor, visitor } from '../testing/visitor.ts'
import { deletionDomain } from './index.ts'

const BUDI = '81200000002'
const missing = { code: ERRORS.MEMBER_MISSING.code }

/** Signs in and has the account deleted on the spot. */
async function leaves(shopper: Visitor, account: string): Promise<string> {
  const member_no = String((await shopper.logsIn(account)).data.member_no)
  await shopper.does('deletion.submit', { reason: 'other', consequences_accepted: true })
  for (const step of ['process', 'complete']) await shopper.event('deletion', member_no, step)
  return member_no
}

it('a deleted account is told so by phone and e-mail for thirty days, then registers anew', async () => {
  const budi = await visitor(undefined, [deletionDomain])
  await leaves(budi, BUDI)
  expect((await budi.does('member.info')).code).toBe(401)
  budi.wait(MINUTE)
  for (const account of [`0${BUDI}`, 'budi@example.com']) expect(await budi.logsIn(account)).toMatchObject(missing)
  budi.wait(29 * DAY)
  expect(await budi.logsIn(BUDI)).toMatchObject(missing)
  budi.wait(DAY)
  const { data } = await budi.logsIn(BUDI)
  expect(data).toMatchObject({ flag_registered: true, user_name: '8120****002', points: 0 })
  expect(data.member_no).not.toBe('M8100000002')
  expect((await budi.does('member.info')).data).toMatchObject({ email: '', birthday: null, account_state: 'active' })
})

it('can be deleted once more, for another thirty days', async () => {
  const budi = await visitor(undefined, [deletionDomain])
  const first = await leaves(budi, BUDI)
  budi.wait(31 * DAY)
  expect(await leaves(budi, BUDI)).not.toBe(first)
  budi.wait(29 * DAY)
  expect(await budi.logsIn(BUDI)).toMatchObject(missing)
})

it('a freed number may be linked to an account that stands, and signs in to it', async () => {
  const budi = await visitor(undefined, [deletionDomain])
  await leaves(budi, BUDI)
  const newcomer = budi.other('device-2')
  await newcomer.logsIn('newcomer@example.com')
  newcomer.wait(MINUTE)
  await newcomer.asksCode(BUDI, 2)
  const link = { phone: BUDI, country_code: '62', check_code: newcomer.codeTo(BUDI) }
  expect((await newcomer.does('member.updateMobile', link)).code).toBe(0)
  newcomer.wait(MINUTE)
  expect((await newcomer.other('device-3').logsIn(BUDI)).data).toMatchObject({ user_name: 'ne***er@example.com', flag_registered: false })
})
