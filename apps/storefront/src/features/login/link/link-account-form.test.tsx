import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { AccountKind } from '#platform/format/account.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { LinkAccountForm } from './link-account-form.tsx'
import { verifyTicket } from './verify-ticket.ts'

const UPDATE = { phone: '/member/user/update_mobile', email: '/member/user/update_email' } as const

async function open(kind: AccountKind, reply?: StubbedReply, member = memberSample()) {
  const calls = stubApi({ [UPDATE[kind]]: reply ? [reply] : [] })
  const onLinked = vi.fn()
  const show = () => renderInShop(<LinkAccountForm kind={kind} member={member} onLinked={onLinked} />)
  await show()
  const user = userEvent.setup()
  const field = () => screen.findByLabelText<HTMLInputElement>(kind === 'phone' ? 'New phone number' : 'New e-mail')
  const write = async (account: string) => {
    await user.clear(await field())
    await user.click(await field())
    await user.paste(account)
  }
  const link = async (code = '123456') => {
    await user.clear(screen.getByLabelText('6-digit code'))
    await pasteInto(screen.getByLabelText('6-digit code'), code)
    await user.click(screen.getByRole('button', { name: 'Link' }))
  }
  return { calls, onLinked, user, field, write, link, show }
}

const codeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' })

afterEach(() => {
  verifyTicket.clear()
})

it('links a number that is pasted with its country code, with the ticket of the old number', async () => {
  verifyTicket.set({ kind: 'phone', member_no: 'M1', ticket: 'ticket-0001' })
  const { calls, onLinked, write, link } = await open('phone', { data: memberSample({ phone: '8137****890' }) })
  await write('+62 813-7456-7890')
  await link()
  await waitFor(() => expect(onLinked).toHaveBeenCalledOnce())
  expect(calls[0]?.body).toEqual({ phone: '81374567890', country_code: '62', check_code: '123456', verify_ticket: 'ticket-0001' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ticket')
  expect(verifyTicket.get('phone', 'M1')).toBeUndefined()
})

it.each([
  ['another member', { kind: 'email', member_no: 'M2' }],
  ['the other kind', { kind: 'phone', member_no: 'M1' }],
] as const)('uses no ticket of %s', async (_, of) => {
  verifyTicket.set({ ...of, ticket: 'ticket-0001' })
  const { calls, write, link } = await open('email', { data: memberSample() })
  await write('sari@contoh.id')
  await link()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ email: 'sari@contoh.id', check_code: '123456' })
})

it('requests no code before the number is valid, and shows what is wrong', async () => {
  const { write, user } = await open('phone')
  await write('7123')
  expect(screen.getByText('Invalid phone number format')).toBeTruthy()
  expect(codeButton().disabled).toBe(true)
  await write('81234567890')
  await user.tab()
  expect(screen.queryByText('Invalid phone number format')).toBeNull()
  expect(codeButton().disabled).toBe(false)
})

it('accepts an e-mail address of 64 characters, and refuses a longer one without cutting it', async () => {
  const { write, field, user } = await open('email')
  await write(`${'a'.repeat(54)}@contoh.id`)
  expect(codeButton().disabled).toBe(false)
  await write(`${'a'.repeat(55)}@contoh.id`)
  await user.tab()
  expect((await field()).value).toHaveLength(65)
  expect(screen.getByText('Invalid e-mail format')).toBeTruthy()
  expect(codeButton().disabled).toBe(true)
})

it.each([
  ['81234567890', 'This phone number is already linked to another account.'],
  ['081200000001', /linked to your account already/],
  ['081200000001', /linked to your account already/, '081200000001'],
])('shows beside the number %s whose it is already: %s', async (phone, message, own = memberSample().phone) => {
  const { write, link, field } = await open('phone', { code: ERRORS.PHONE_ALREADY_LINKED.code }, memberSample({ phone: own }))
  await write(phone)
  await link()
  expect(await screen.findByText(message)).toBeTruthy()
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
})

it('shows beside the code that it is wrong', async () => {
  const { write, link } = await open('phone', { code: ERRORS.CODE_INVALID.code })
  await write('81234567890')
  await link('000000')
  await waitFor(() => expect(screen.getByLabelText('6-digit code').getAttribute('aria-invalid')).toBe('true'))
})

it('links to the verification of the old number, and keeps the new one until the shopper is back', async () => {
  const { write, link, field, show } = await open('phone', { code: ERRORS.VERIFY_OLD_PHONE_FIRST.code })
  await write('81234567890')
  await link()
  expect(await screen.findByText(/verify the phone number you linked before first/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify the current number' }).getAttribute('href')).toBe('/verifyPhone')
  cleanup()
  await show()
  expect((await field()).value).toBe('812 3456 7890')
})
