import { ACCOUNT_TYPE, CODE_TYPE } from '@nusaria/contracts/login-types'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { memberSample, serviceSettings } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { pasteInto } from '#testing/paste-into.ts'
import { codeSent } from '#testing/sent-code.ts'
import { BindPhonePage, VerifyEmailPage, VerifyPhonePage } from './link-account-page.tsx'
import { verifyTicket } from './verify-ticket.ts'

const TICKET = 'ticket-0001'

async function open(at: string, replies: StubbedReplies, phone = '8120****001') {
  const page = await openPage(
    <VerifyPhonePage />,
    { '/member/user/info': [{ data: memberSample({ phone }) }], ...replies },
    {
      at,
      member: true,
      path: '/verifyPhone',
      others: { '/bindPhone': <BindPhonePage />, '/verifyEmail': <VerifyEmailPage />, '/setting': 'The account' },
    },
  )
  const type = async (label: string, text: string) => pasteInto(await screen.findByLabelText(label), text)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, type, press }
}

afterEach(() => {
  verifyTicket.clear()
})

it('changes a phone: verifies the linked one, links the new one, returns; the ticket is stored nowhere', async () => {
  const { calls, store, place, type, press } = await open('/verifyPhone', {
    '/member/user/check_phone': [{ data: { verify_ticket: TICKET } }],
    '/member/user/update_mobile': [{ data: memberSample({ phone: '8137****890' }) }],
  })
  expect(await screen.findByText('+62 8120****001')).toBeTruthy()
  await type('6-digit code', '123456')
  await press('Continue')
  await type('New phone number', '081374567890')
  for (const seen of [JSON.stringify(place()), JSON.stringify(store.getState()), JSON.stringify({ ...sessionStorage, ...localStorage })])
    expect(seen).not.toContain(TICKET)
  await type('6-digit code', '654321')
  await press('Link')
  expect(await screen.findByText('The account')).toBeTruthy()
  expect(calls.at(-1)?.body).toMatchObject({ phone: '081374567890', check_code: '654321', verify_ticket: TICKET })
})

it('links a first phone without a verification', async () => {
  const { calls, type, press } = await open('/bindPhone', { '/member/user/update_mobile': [{ data: memberSample() }] }, '')
  await type('New phone number', '81374567890')
  await type('6-digit code', '654321')
  await press('Link')
  expect(await screen.findByText('The account')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ phone: '81374567890', country_code: '62', check_code: '654321' })
})

it('without a verification it opens it first, then returns with the typed number and the sent code', async () => {
  sessionStorage.setItem('draft:bind:phone', JSON.stringify({ owner: 'M1', value: { account: '81374567890' } }))
  codeSent('81374567890', { codeType: CODE_TYPE.linkPhone, to: '8137****890' })
  const { address, type, press } = await open('/bindPhone', { '/member/user/check_phone': [{ data: { verify_ticket: TICKET } }] })
  expect(await screen.findByText('Verify phone number')).toBeTruthy()
  expect(address()).toBe('/verifyPhone')
  await type('6-digit code', '123456')
  await press('Continue')
  expect((await screen.findByLabelText<HTMLInputElement>('New phone number')).value).toBe('813 7456 7890')
  expect(screen.getByText(/sent by WhatsApp to \+62 8137\*\*\*\*890/)).toBeTruthy()
})

it('goes on after a reload, without the ticket: the shop knows what this session verified', async () => {
  const verified = memberSample({ phone: '8120****001', phone_verified_until: '2026-11-22T12:10:00+07:00' })
  const { address, calls, type, press } = await open('/bindPhone', {
    '/member/user/info': [{ data: verified }],
    '/member/user/update_mobile': [{ data: memberSample() }],
  })
  await type('New phone number', '81374567890')
  expect(address()).toBe('/bindPhone')
  await type('6-digit code', '654321')
  await press('Link')
  expect(await screen.findByText('The account')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ phone: '81374567890', country_code: '62', check_code: '654321' })
})

it('an old number that no longer works: verifies the e-mail instead, then takes the new number', async () => {
  const { address, calls, user, type, press } = await open('/verifyPhone', {
    '/member/user/info': [{ data: memberSample({ phone: '8120****001', email: 'sa***ri@example.com' }) }],
    '/member/user/check_email': [{ data: { verify_ticket: TICKET } }],
    '/member/user/update_mobile': [{ data: memberSample() }],
  })
  expect(await screen.findByRole('heading', { name: 'Old number no longer works?' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Verify by e-mail' }))
  await waitFor(() => expect(address()).toBe('/verifyEmail'))
  await type('6-digit code', '123456')
  await press('Continue')
  await type('New phone number', '81374567890')
  await type('6-digit code', '654321')
  await press('Link')
  expect(await screen.findByText('The account')).toBeTruthy()
  expect(calls.at(-1)?.body).toMatchObject({ phone: '81374567890', verify_ticket: TICKET })
})

it('without a linked e-mail it names customer service', async () => {
  await open('/verifyPhone', {
    '/member/user/info': [{ data: memberSample({ phone: '8120****001', email: '' }) }],
    '/membersrv_system': [{ data: serviceSettings }],
  })
  expect(await screen.findByText(/Contact us from your new number/)).toBeTruthy()
  expect(await screen.findAllByRole('link', { name: /WhatsApp/ })).not.toEqual([])
})

it('offers to link a phone when none is linked', async () => {
  const { address, user } = await open('/verifyPhone', {}, '')
  await user.click(await screen.findByRole('link', { name: 'Link phone number' }))
  await waitFor(() => expect(address()).toBe('/bindPhone'))
})

it.each([
  ['masked, by the call that needs no number', '8120****001', '/member/user/send_linked_code', { account_type: ACCOUNT_TYPE.phone }],
  ['in full, by the documented call', '081200000001', '/member/user/send_sms_code', { phone: '081200000001', country_code: '62' }],
])('asks for the code to a linked number that is known %s', async (_, phone, path, recipient) => {
  const page = await open(
    '/verifyPhone',
    {
      '/member/user/random_code': [{ image: '<svg xmlns="http://www.w3.org/2000/svg"/>', id: 'p1' }],
      '/member/user/random_code_check': [{ data: { nonce: 'nonce-0001' } }],
      [path]: [{ data: { channel: 'whatsapp', to: '8120****001', resend_after: 60 } }],
    },
    phone,
  )
  await page.user.click(await screen.findByRole('button', { name: 'Send code' }))
  await page.type('Your answer', 'ABC123')
  await page.press('Confirm')
  expect(await screen.findByText(/sent by WhatsApp to \+62 8120\*\*\*\*001/)).toBeTruthy()
  expect(page.sent(path)).toEqual([{ ...recipient, code_type: CODE_TYPE.verifyLinked, image_code: 'ABC123', image_nonce: 'nonce-0001' }])
  expect(page.sent('/member/user/random_code_check')).toMatchObject([{ account: phone }])
})
