import type { DeletionCheck } from '@nusaria/contracts/deletion'
import { ERRORS } from '@nusaria/contracts/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { pasteInto } from '#testing/paste-into.ts'
import { DeleteAccountPage } from './delete-account-page.tsx'

const CHECK = '/member/deletion/check'
const SUBMIT = '/member/deletion/submit'

const free: DeletionCheck = {
  unfinished_orders: 0,
  unfinished_after_sales: 0,
  points: 2_157,
  unused_vouchers: 1,
  working_days_min: 3,
  working_days_max: 7,
  deletion: null,
}
const request = {
  status: 'submitted',
  reason: 'other',
  submitted_at: '2026-11-22T10:15:00+07:00',
  due_at: '2026-12-01T10:15:00+07:00',
  deleted_at: null,
} as const

async function open(checks: readonly DeletionCheck[], ...submits: StubbedReply[]) {
  const { user, of } = await openPage(<DeleteAccountPage />, { [CHECK]: checks.map((data) => ({ data })), [SUBMIT]: submits })
  const press = () => user.click(screen.getByRole('button', { name: 'Delete account' }))
  const confirm = async () => user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  const sent = () => of(SUBMIT)
  const agree = () => user.click(screen.getByText(/I understand that this can't be undone/))
  /** Chooses the reason, agrees and confirms. */
  const ask = async (reason: string) => {
    await user.click(await screen.findByText(reason))
    await agree()
    await press()
    await confirm()
  }
  return { user, press, confirm, agree, ask, sent }
}

it("shows what is lost with the member's own numbers", async () => {
  await open([free])
  expect(await screen.findByText('2,157 coins')).toBeTruthy()
  expect(screen.getByText('1 unused voucher')).toBeTruthy()
  expect(screen.getByText(/Deleting takes 3 to 7 working days/)).toBeTruthy()
})

it('offers five reasons', async () => {
  await open([free])
  const reasons = await screen.findByRole('radiogroup', { name: 'Why are you leaving?' })
  expect(
    within(reasons)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Poor app experience', 'I no longer use this account', 'I no longer use the app', "I'd rather not say", 'Something else'])
})

it('asks for a reason, for consent and for a confirmation', async () => {
  const { user, press, confirm, agree, sent } = await open([free], { data: request })
  await screen.findByText('2,157 coins')
  await press()
  expect(screen.getByText('Choose a reason.')).toBeTruthy()
  await user.click(screen.getByText('I no longer use the app'))
  await press()
  expect(screen.getByText('Tick that you understand this first.')).toBeTruthy()
  await agree()
  await press()
  expect(sent()).toHaveLength(0)
  await confirm()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({ reason: 'app_unused', consequences_accepted: true })
})

it('accepts 200 characters about another reason, and shows that 201 are too many', async () => {
  const { user, press, confirm, agree, sent } = await open([free], { data: request })
  await user.click(await screen.findByText('Something else'))
  await agree()
  const detail = screen.getByLabelText('Tell us more (optional)')
  await user.click(detail)
  await user.paste('x'.repeat(201))
  expect(screen.getByText('At most 200 characters.')).toBeTruthy()
  await press()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.clear(detail)
  await user.paste('x'.repeat(200))
  await press()
  await confirm()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ reason: 'other', detail: 'x'.repeat(200) })
})

it('shows the sent request with the day when it will be done', async () => {
  const { ask } = await open([free, { ...free, deletion: request }], { data: request })
  await ask('Something else')
  expect(await screen.findByText('Sent 22/11/2026 10:15:00')).toBeTruthy()
  expect(screen.getByText('By 01/12/2026 at the latest')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
})

it('is blocked by unfinished orders, and links to them', async () => {
  const { sent } = await open([{ ...free, unfinished_orders: 2 }])
  expect(await screen.findByText(/2 orders aren't finished yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/order')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' }).disabled).toBe(true)
  expect(sent()).toHaveLength(0)
})

it('is blocked by unfinished requests, and links to them', async () => {
  await open([{ ...free, unfinished_after_sales: 1 }])
  expect((await screen.findByRole('link', { name: 'See my requests' })).getAttribute('href')).toBe('/afterSaleOrder')
  expect(screen.queryByRole('link', { name: 'See my orders' })).toBeNull()
})

it('shows a request in progress', async () => {
  await open([{ ...free, deletion: { ...request, status: 'processing' } }])
  expect(await screen.findByText('Your account is being deleted.')).toBeTruthy()
  expect(screen.getByText('Takes 3 to 7 working days')).toBeTruthy()
})

it('shows the unfinished order too when it is found only with the request', async () => {
  const { ask } = await open([free, { ...free, unfinished_orders: 1 }], { code: ERRORS.UNFINISHED_ORDERS.code })
  await ask("I'd rather not say")
  expect(await screen.findByText(/1 order isn't finished yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See my orders' })).toBeTruthy()
})

it('keeps reason and detail when the shop does not answer', async () => {
  const { user, press, confirm, ask, sent } = await open([free], 'unreachable', { data: request })
  await user.click(await screen.findByText('Something else'))
  await pasteInto(screen.getByLabelText('Tell us more (optional)'), 'Moving abroad')
  await ask('Something else')
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tell us more (optional)').value).toBe('Moving abroad')
  await press()
  await confirm()
  await waitFor(() => expect(sent()).toHaveLength(2))
})
