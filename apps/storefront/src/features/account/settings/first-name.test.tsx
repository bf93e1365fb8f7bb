import { ERRORS } from '@nusaria/contracts/errors'
import { UserInfo } from '@nusaria/contracts/member-entities'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { documentedFields } from '#testing/documented-fields.ts'
import { memberSample } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { BirthdayForm } from './birthday-form.tsx'

const BIRTHDAY = '/member/user/update_birthday'
const BOTH = '/member/user/update_info'
const unnamed = memberSample({ user_name: '8120****001', birthday: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

async function open(reply: StubbedReply = { data: memberSample() }, member = unnamed) {
  const calls = stubApi({ [BIRTHDAY]: [reply], [BOTH]: [reply] })
  const onSaved = vi.fn()
  await renderInShop(<BirthdayForm member={member} onSaved={onSaved} onCancel={vi.fn()} />)
  await screen.findByRole('button', { name: 'Save' })
  const user = userEvent.setup({ delay: null })
  const fill = async (name: string) => {
    if (name !== '') await user.type(screen.getByLabelText('Name (optional)'), name)
    await user.selectOptions(screen.getByLabelText('Day'), '17')
    await user.selectOptions(screen.getByLabelText('Month'), '8')
    await user.selectOptions(screen.getByLabelText('Year'), '1993')
    await user.click(screen.getByRole('button', { name: 'Save' }))
  }
  const updates = () => calls.filter(({ path }) => path !== '/membersrv_system')
  return { updates, onSaved, fill }
}

it('a new member enters name and birth date at once, with one call', async () => {
  const { updates, onSaved, fill } = await open()
  await fill(' Sari ')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(updates()).toEqual([{ path: BOTH, body: { birthday: '1993-08-17', user_name: 'Sari' } }])
})

it('the name is optional', async () => {
  const { updates, onSaved, fill } = await open()
  await fill('')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(updates()).toEqual([{ path: BIRTHDAY, body: { birthday: '1993-08-17' } }])
})

it('shows beside the name that it is taken, and keeps both values', async () => {
  const { onSaved, fill } = await open({ code: ERRORS.ACCOUNT_NAME_EXISTS.code, data: { field: 'user_name' } })
  await fill('Budi')
  const field = screen.getByLabelText<HTMLInputElement>('Name (optional)')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe('Budi')
  expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('1993')
  expect(onSaved).not.toHaveBeenCalled()
})

it('asks only for the date when the member has a name, or changed it lately', async () => {
  await open(undefined, memberSample({ birthday: null }))
  expect(screen.queryByLabelText('Name (optional)')).toBeNull()
  cleanup()
  await open(undefined, { ...unnamed, name_change_from: '2027-01-01T00:00:00+07:00' })
  expect(screen.queryByLabelText('Name (optional)')).toBeNull()
})

it('asks for the name too when the date of its last change is unknown', async () => {
  await open(undefined, documentedFields(UserInfo, unnamed))
  expect(screen.getByLabelText('Name (optional)')).toBeTruthy()
})
