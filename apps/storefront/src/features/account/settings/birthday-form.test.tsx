import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { memberSample, serviceSettings } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { BirthdayForm, birthdayProblem, birthYears, parseBirthday } from './birthday-form.tsx'

const UPDATE = '/member/user/update_birthday'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
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

it('sends the chosen day', async () => {
  const { updates, choose, save, onSaved } = await open({ data: memberSample() })
  await choose('9', 'March', '2001')
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(updates()[0]?.body).toEqual({ birthday: '2001-03-09' })
})

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
