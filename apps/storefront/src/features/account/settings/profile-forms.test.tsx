import { ERRORS } from '@nusaria/contracts/errors'
import { UserInfo } from '@nusaria/contracts/member-entities'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { drafts } from '#platform/state/drafts.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { documentedFields } from '#testing/documented-fields.ts'
import { memberSample, serviceSettings } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { BirthdayForm, birthdayProblem, birthYears, NameForm, parseBirthday } from './profile-forms.tsx'

describe('the name', () => {
  const UPDATE = '/member/user/update_name'

  async function open(...replies: StubbedReply[]) {
    const calls = stubApi({ [UPDATE]: replies })
    const onSaved = vi.fn()
    const onCancel = vi.fn()
    await renderInShop(<NameForm member={memberSample()} onSaved={onSaved} onCancel={onCancel} />)
    const field = await screen.findByLabelText<HTMLInputElement>('Name')
    const user = userEvent.setup()
    const write = async (name: string) => {
      await user.clear(field)
      if (name) await user.paste(name)
      await user.click(screen.getByRole('button', { name: 'Save' }))
    }
    return { calls, onSaved, onCancel, field, write }
  }

  it('accepts a name of 50 characters, without the spaces around it', async () => {
    const saved = memberSample({ user_name: 'N'.repeat(50) })
    const { calls, onSaved, write } = await open({ data: saved })
    await write(`  ${'N'.repeat(50)} `)
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved))
    expect(calls).toEqual([{ path: UPDATE, body: { user_name: 'N'.repeat(50) } }])
  })

  it('removes pasted control and bidirectional characters from a name', async () => {
    const { calls, field, write } = await open({ data: memberSample() })
    await write('Sari\u202e\u0007 W.')
    expect(field.value).toBe('Sari W.')
    await waitFor(() => expect(calls).toEqual([{ path: UPDATE, body: { user_name: 'Sari W.' } }]))
  })

  it.each([
    ['N'.repeat(51), 'A name has at most 50 characters.'],
    ['   ', 'Enter a name.'],
  ])('says why %j is no name, and sends nothing', async (name, message) => {
    const { calls, field, write } = await open({ data: memberSample() })
    await write(name)
    expect(screen.getByText(message)).toBeTruthy()
    expect(field.value).toBe(name)
    expect(calls).toHaveLength(0)
  })

  it.each([
    ['ACCOUNT_NAME_EXISTS', /Another member already has this name/],
    ['INVALID_PARAMETER', /You changed your name less than a year ago/],
  ] as const)('shows beside the field why the shop refused a name, until another is typed: %s', async (error, message) => {
    const { field, write, onSaved } = await open({ code: ERRORS[error].code }, { data: memberSample() })
    await write('Budi')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(field.value).toBe('Budi')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await write('Budi Santoso')
    expect(screen.queryByText(message)).toBeNull()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  })

  it('sends no unchanged name', async () => {
    const { calls, write, onCancel } = await open({ data: memberSample() })
    await write('Sari Wulandari')
    expect(onCancel).toHaveBeenCalledOnce()
    expect(calls).toHaveLength(0)
  })
})

describe('a birth date', () => {
  // 23:30 in Jakarta on the 22nd
  const now = Date.parse('2026-11-22T16:30:00Z')
  const problem = (date: string) => birthdayProblem(parseBirthday(date), now)

  it('is at the latest today, by the day in Jakarta', () => {
    expect(problem('2026-11-22')).toBeNull()
    expect(problem('2026-11-23')).toBe('future')
    expect(birthdayProblem(parseBirthday('2026-11-23'), now + 3_600_000)).toBeNull()
  })

  it('exists', () => {
    expect(problem('2000-02-29')).toBeNull()
    expect(problem('2001-02-29')).toBe('impossible')
    expect(problem('2001-04-31')).toBe('impossible')
  })

  it('is complete', () => {
    expect(birthdayProblem({ day: '1', month: '', year: '2000' }, now)).toBe('incomplete')
    expect(birthdayProblem(parseBirthday(null), now)).toBe('incomplete')
  })

  it('offers this year first, and more years than anyone lives', () => {
    expect(birthYears(now)[0]).toBe('2026')
    expect(birthYears(now).at(-1)).toBe('1906')
  })
})

describe('the birth date', () => {
  const UPDATE = '/member/user/update_birthday'
  const SYSTEM = '/membersrv_system'

  async function open(...replies: StubbedReply[]) {
    const calls = stubApi({ [UPDATE]: replies, [SYSTEM]: [{ data: { ...serviceSettings, server_time: '2026-11-22T12:00:00+07:00' } }] })
    const onSaved = vi.fn()
    await renderInShop(<BirthdayForm member={memberSample({ birthday: null })} onSaved={onSaved} onCancel={vi.fn()} />)
    const user = userEvent.setup()
    await screen.findByLabelText('Day')
    const choose = async (day: string, month: string, year: string) => {
      await user.selectOptions(screen.getByLabelText('Day'), day)
      await user.selectOptions(screen.getByLabelText('Month'), month)
      await user.selectOptions(screen.getByLabelText('Year'), year)
    }
    const updates = () => calls.filter(({ path }) => path === UPDATE)
    return { updates, onSaved, user, choose, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
  }

  it('shows what is missing after a try to save', async () => {
    const { updates, user, save } = await open({ data: memberSample() })
    await user.selectOptions(screen.getByLabelText('Day'), '9')
    expect(screen.queryByText('Choose day, month and year.')).toBeNull()
    await save()
    expect(screen.getByText('Choose day, month and year.')).toBeTruthy()
    expect(updates()).toHaveLength(0)
  })

  it.each([
    ['', '2026-11-22T12:00:00+07:00'],
    [', by a device that is a day ahead', '2026-11-23T12:00:00+07:00'],
  ])('refuses a day in the future%s', async (_, device) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(device) })
    const { updates, choose, save } = await open({ data: memberSample() })
    await choose('23', 'November', '2026')
    await save()
    expect(screen.getByText("A birth date can't be in the future.")).toBeTruthy()
    expect(updates()).toHaveLength(0)
  })

  it('takes today for a birth date, though the device is a day behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00+07:00') })
    const { updates, choose, save } = await open({ data: memberSample() })
    await choose('22', 'November', '2026')
    await save()
    await waitFor(() => expect(updates()).toHaveLength(1))
  })

  it('shows that it was changed this year already, and keeps the choice', async () => {
    const { choose, save } = await open({ code: ERRORS.BIRTHDAY_ONCE_A_YEAR.code })
    await choose('9', 'March', '2001')
    await save()
    expect(await screen.findByText('You changed your birth date less than a year ago.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('2001')
  })
})

describe('name and birth date of a new member', () => {
  const BIRTHDAY = '/member/user/update_birthday'
  const BOTH = '/member/user/update_info'
  const unnamed = memberSample({ user_name: '8120****001', birthday: null })

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

  it('sends no name that was typed before the member chose another one', async () => {
    drafts.write('profile:birthday', null, { user_name: 'Sari', birthday: { day: '', month: '', year: '' } })
    const { updates, fill } = await open(undefined, memberSample({ birthday: null, user_name: 'Budi' }))
    await fill('')
    await waitFor(() => expect(updates()).toEqual([{ path: BIRTHDAY, body: { birthday: '1993-08-17' } }]))
  })

  it('asks for the name too when the date of its last change is unknown', async () => {
    await open(undefined, documentedFields(UserInfo, unnamed))
    expect(screen.getByLabelText('Name (optional)')).toBeTruthy()
  })
})
