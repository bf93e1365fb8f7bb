import { ERRORS } from '@nusaria/contracts/errors'
import { ACCOUNT_TYPE, CODE_TYPE } from '@nusaria/contracts/login-types'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { sentCodeStore } from '#session/sent-code.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { BindPhonePage, VerifyPhonePage } from './link-account-page.tsx'
import { verifyTicket } from './verify-ticket.ts'

const TICKET = 'ticket-0001'

let place = ''
function Place() {
  place = JSON.stringify(useLocation())
  return null
}

async function open(at: string, replies: Record<string, readonly StubbedReply[]>, phone = '8120****001') {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 'token-1', member_no: 'M1' }))
  const calls = stubApi({ '/member/user/info': [{ data: memberSample({ phone }) }], ...replies })
  await renderInShop(
    <>
      <Place />
      <Routes>
        <Route path="/verifyPhone" element={<VerifyPhonePage />} />
        <Route path="/bindPhone" element={<BindPhonePage />} />
        <Route path="/setting" element={<p>The account</p>} />
      </Routes>
    </>,
    { store, at },
  )
  const user = userEvent.setup()
  const type = async (label: string, text: string) => pasteInto(await screen.findByLabelText(label), text)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { calls, store, type, press, user }
}

afterEach(() => {
  verifyTicket.clear()
})

it('changes a phone: verifies the linked one, links the new one, returns; the ticket is stored nowhere', async () => {
  const { calls, store, type, press } = await open('/verifyPhone', {
    '/member/user/check_phone': [{ data: { verify_ticket: TICKET } }],
    '/member/user/update_mobile': [{ data: memberSample({ phone: '8137****890' }) }],
  })
  expect(await screen.findByText('+62 8120****001')).toBeTruthy()
  await type('6-digit code', '123456')
  await press('Continue')
  await type('New phone number', '081374567890')
  for (const seen of [place, JSON.stringify(store.getState()), JSON.stringify({ ...sessionStorage, ...localStorage })])
    expect(seen).not.toContain(TICKET)
  await type('6-digit code', '654321')
  await press('Link')
  expect(await screen.findByText('The account')).toBeTruthy()
  expect(calls.at(-1)?.body).toMatchObject({ phone: '081374567890', check_code: '654321', verify_ticket: TICKET })
})

it('shows that the code for the linked phone is wrong, and stays', async () => {
  const { type, press } = await open('/verifyPhone', { '/member/user/check_phone': [{ code: ERRORS.CODE_INVALID.code }] })
  await type('6-digit code', '000000')
  await press('Continue')
  expect(await screen.findByText(/Wrong verification code/)).toBeTruthy()
  expect(place).toContain('/verifyPhone')
})

it('links a first phone without a verification', async () => {
  const { calls, type, press } = await open('/bindPhone', { '/member/user/update_mobile': [{ data: memberSample() }] }, '')
  await type('New phone number', '81374567890')
  await type('6-digit code', '654321')
  await press('Link')
  expect(await screen.findByText('The account')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ phone: '81374567890', country_code: '62', check_code: '654321' })
})

it('opens the verification when its ticket has expired, and keeps the number', async () => {
  verifyTicket.set({ kind: 'phone', member_no: 'M1', ticket: TICKET })
  const { type, press, user } = await open('/bindPhone', {
    '/member/user/update_mobile': [{ code: ERRORS.VERIFY_OLD_PHONE_FIRST.code }],
    '/member/user/check_phone': [{ data: { verify_ticket: 'ticket-0002' } }],
  })
  await type('New phone number', '81374567890')
  await type('6-digit code', '654321')
  await press('Link')
  await user.click(await screen.findByRole('link', { name: 'Verify the current number' }))
  await screen.findByText('Verify phone number')
  await type('6-digit code', '123456')
  await press('Continue')
  expect((await screen.findByLabelText<HTMLInputElement>('New phone number')).value).toBe('813 7456 7890')
})

it('without a verification it opens it first, then returns with the typed number and the sent code', async () => {
  sessionStorage.setItem('draft:bind:phone', JSON.stringify({ owner: 'M1', value: { account: '81374567890' } }))
  const after = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
  const paid = { imageCode: 'ABC123', imageNonce: 'nonce-0001', resendAt: after(60), goodUntil: after(300) }
  sentCodeStore.set({
    codeType: CODE_TYPE.linkPhone,
    account: '81374567890',
    accountType: ACCOUNT_TYPE.phone,
    channel: 'whatsapp',
    to: '8137****890',
    ...paid,
  })
  const { type, press } = await open('/bindPhone', { '/member/user/check_phone': [{ data: { verify_ticket: TICKET } }] })
  expect(await screen.findByText('Verify phone number')).toBeTruthy()
  expect(place).toContain('/verifyPhone')
  await type('6-digit code', '123456')
  await press('Continue')
  expect((await screen.findByLabelText<HTMLInputElement>('New phone number')).value).toBe('813 7456 7890')
  expect(screen.getByText(/sent by WhatsApp to \+62 8137\*\*\*\*890/)).toBeTruthy()
})

it('offers to link a phone when none is linked', async () => {
  const { user } = await open('/verifyPhone', {}, '')
  await user.click(await screen.findByRole('link', { name: 'Link phone number' }))
  await waitFor(() => expect(place).toContain('/bindPhone'))
})
