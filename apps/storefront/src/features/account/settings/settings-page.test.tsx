import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionExpired } from '#platform/state/user-info.ts'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { pasteInto } from '#testing/paste-into.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { croppedAvatarProblem } from './avatar-crop.tsx'
import { SettingPage } from './settings-page.tsx'

async function open(member: Partial<UserInfo> = {}, replies: StubbedReplies = {}, store = shopStore()) {
  const page = await openPage(
    <SettingPage />,
    { '/member/user/info': [{ data: memberSample(member) }], ...replies },
    { store, member: true },
  )
  await screen.findByText('Birth date')
  return page
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const findRow = (label: string) => within(screen.getByText(label).closest('li') as HTMLElement)

it('shows the account with masked phone and e-mail', async () => {
  await open()
  expect(findRow('Name').getByText('Sari Wulandari')).toBeTruthy()
  expect(findRow('Birth date').getByText('17/08/1993')).toBeTruthy()
  expect(findRow('Phone number').getByText('+62 8120****001')).toBeTruthy()
  expect(findRow('E-mail').getByText('s***i@example.com')).toBeTruthy()
  expect(findRow('Delete account').getByRole('link').getAttribute('href')).toBe('/delete')
})

it('verifies a linked account before a change, and links a missing one at once', async () => {
  await open({ email: '' })
  expect(screen.getByRole('link', { name: 'Change: Phone number' }).getAttribute('href')).toBe('/verifyPhone')
  expect(screen.getByRole('link', { name: 'Link: E-mail' }).getAttribute('href')).toBe('/bindEmail')
})

it('shows from when on name and birth date can be changed, and opens neither before', async () => {
  await open({ name_change_from: '2027-03-01T08:00:00+07:00', birthday_change_from: '2027-04-02T08:00:00+07:00' })
  for (const [label, date] of [
    ['Name', '01/03/2027'],
    ['Birth date', '02/04/2027'],
  ] as const) {
    const reason = screen.getByText(`You can change it again from ${date}.`)
    expect(button(`Change: ${label}`).disabled).toBe(true)
    expect(button(`Change: ${label}`).getAttribute('aria-describedby')).toBe(reason.id)
  }
})

it('shows a new name everywhere at once, without fetching it again', async () => {
  const saved = memberSample({ user_name: 'Sari W.', avatar_url: '/api/member/picture/p1' })
  const { store, calls, user } = await open({}, { '/member/user/update_name': [{ data: saved }] })
  await user.click(button('Change: Name'))
  const field = await screen.findByLabelText('Name')
  await user.clear(field)
  await pasteInto(field, 'Sari W.')
  await user.click(button('Save'))
  await waitFor(() => expect(findRow('Name').getByText('Sari W.')).toBeTruthy())
  expect(store.getState().userInfo.userInfo).toMatchObject({ user_name: 'Sari W.', avatar_url: '/api/member/picture/p1' })
  expect(calls.filter(({ path }) => path === '/member/user/info')).toHaveLength(1)
})

describe('the theme', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

  it("is the system's until the shopper chooses; the choice stays on the device and is announced", async () => {
    const announced = vi.fn()
    window.addEventListener('storage', announced)
    const { user } = await open()
    expect(chosen()).toBe('system')
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect([chosen(), localStorage.getItem('appearance'), announced.mock.calls.length]).toEqual(['dark', 'dark', 1])
    await user.click(screen.getByRole('radio', { name: 'Follow system' }))
    expect([chosen(), localStorage.getItem('appearance')]).toEqual(['system', null])
    window.removeEventListener('storage', announced)
  })

  it('follows what is chosen in another tab', async () => {
    await open()
    localStorage.setItem('appearance', 'light')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: 'light' })))
    expect(chosen()).toBe('light')
  })
})

describe('the picture', () => {
  const file = (bytes: number, type = 'image/jpeg', name = 'me.jpg') => new File([new Uint8Array(bytes)], name, { type })

  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picked')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  })

  async function openAndPick(...files: File[]) {
    const page = await open()
    const user = userEvent.setup({ applyAccept: false })
    for (const each of files) await user.upload(screen.getByLabelText('Picture file'), each)
    return { ...page, user }
  }

  it('opens for cropping, whatever its size, before anything is sent', async () => {
    const { calls } = await openAndPick(file(LIMITS.avatarMaxBytes + 1))
    expect(await screen.findByText('Fit your picture')).toBeTruthy()
    expect(URL.createObjectURL).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls.filter(({ path }) => path.includes('avatar'))).toEqual([])
  })

  it.each([
    [LIMITS.avatarMaxBytes, null],
    [LIMITS.avatarMaxBytes + 1, 'tooLarge'],
  ] as const)('may have 800 KB once it is cropped: %i bytes → %s', (size, problem) => {
    expect(croppedAvatarProblem({ size })).toBe(problem)
  })

  it.each([
    ['image/gif', 'me.gif'],
    ['image/svg+xml', 'me.svg'],
    ['application/pdf', 'me.pdf'],
    ['', 'me'],
  ])('is refused as a file of the type "%s"', async (type, name) => {
    await openAndPick(file(100, type, name))
    expect(screen.getByRole('alert').textContent).toBe('Choose a JPEG, PNG or WebP picture.')
    expect(URL.createObjectURL).not.toHaveBeenCalled()
  })

  it('is refused as an empty file, until a valid one is picked', async () => {
    const { user } = await openAndPick(file(0))
    expect(screen.getByRole('alert').textContent).toMatch(/can't be read as a picture/)
    await user.upload(screen.getByLabelText('Picture file'), file(2_000, 'image/webp', 'me.webp'))
    expect(await screen.findByText('Fit your picture')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stays picked when the session ends, until after the login', async () => {
    const { store } = await openAndPick(file(100))
    expect(await screen.findByText('Fit your picture')).toBeTruthy()
    act(() => void store.dispatch(sessionExpired()))
    cleanup()
    await open({}, {}, store)
    expect(await screen.findByText('Fit your picture')).toBeTruthy()
  })
})

describe('signed-in devices', () => {
  const HERE = {
    session_no: 'S1',
    browser: 'Chrome',
    system: 'Android',
    place: '',
    signed_in_at: '2026-11-20T08:40:26+07:00',
    flag_current: true,
  }
  const THERE = { ...HERE, session_no: 'S2', system: 'Windows', place: 'Bandung', flag_current: false }

  /** Opens the dialog of devices; the list gets these replies in turn. */
  async function openDevices(lists: readonly (readonly object[])[], replies: Record<string, readonly StubbedReply[]> = {}) {
    const shop = await open({}, { '/member/user/sessions': lists.map((list) => ({ data: { list } })), ...replies })
    await shop.user.click(button('View: Signed-in devices'))
    return { ...shop, dialog: within(await screen.findByRole('dialog', { name: 'Signed-in devices' })) }
  }

  it('lists the devices with the time of their login, and logs out one', async () => {
    const { dialog, calls, user } = await openDevices([[HERE, THERE]], { '/member/user/sessions/end': [{ data: { list: [HERE] } }] })
    expect(await dialog.findByText('This device')).toBeTruthy()
    expect(dialog.getByText('Bandung')).toBeTruthy()
    expect(dialog.getAllByText('Since 20/11/2026 08:40:26')).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Log out: Chrome, Windows' }))
    expect(await dialog.findByText("You're logged in on this device only.")).toBeTruthy()
    expect(calls.find(({ path }) => path.endsWith('/end'))?.body).toEqual({ session_no: 'S2' })
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Signed-in devices' }))
  })

  it('keeps the list and shows why a device could not be logged out', async () => {
    const { dialog, user } = await openDevices([[HERE, THERE]], { '/member/user/sessions/end': ['unreachable'] })
    await user.click(await dialog.findByRole('button', { name: 'Log out: Chrome, Windows' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.getByText('Chrome, Windows')).toBeTruthy()
  })

  it('logs out all other devices; a single device has no button for it', async () => {
    const { dialog, user, store } = await openDevices([[HERE, THERE]], { '/member/user/sessions/end_others': [{ data: { list: [HERE] } }] })
    await user.click(await dialog.findByRole('button', { name: 'Log out all devices' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
    expect(await dialog.findByText("You're logged in on this device only.")).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Log out all devices' })).toBeNull()
    expect(store.getState().userInfo.userInfo?.auth_token).toBe('t')
  })
})
