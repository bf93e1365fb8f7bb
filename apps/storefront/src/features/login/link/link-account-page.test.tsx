import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { pasteInto } from '#testing/paste-into.ts'
import { codeSent } from '#testing/sent-code.ts'
import { BindPhonePage, VerifyPhonePage } from './link-account-page.tsx'
import { verifyTicket } from './verify-ticket.ts'

const TICKET = 'ticket-0001'

async function open(at: string, replies: StubbedReplies, phone = '8120****001') {
  const page = await openPage(
    <VerifyPhonePage />,
    { '/member/user/info': [{ data: memberSample({ phone }) }], ...replies },
    { at, member: true, path: '/verifyPhone', others: { '/bindPhone': <BindPhonePage />, '/setting': 'The account' } },
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

it('offers to link a phone when none is linked', async () => {
  const { address, user } = await open('/verifyPhone', {}, '')
  await user.click(await screen.findByRole('link', { name: 'Link phone number' }))
  await waitFor(() => expect(address()).toBe('/bindPhone'))
})
