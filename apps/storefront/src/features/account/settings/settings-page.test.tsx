import type { UserInfo } from '@nusaria/contracts/member-entities'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { SettingPage } from './settings-page.tsx'

vi.mock('#platform/crypto/encrypt-password.ts', () => ({ encryptPassword: async () => ({ data: 'encrypted' }) }))

async function open(member: Partial<UserInfo> = {}, replies: Record<string, readonly StubbedReply[]> = {}) {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 'token-1', member_no: 'M1', user_name: 'Sari Wulandari' }))
  const calls = stubApi({ '/member/user/info': [{ data: memberSample(member) }], ...replies })
  await renderInShop(<SettingPage />, { store, at: '/setting' })
  await screen.findByText('Birth date')
  return { store, calls, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const rowOf = (label: string) => within(screen.getByText(label).closest('li') as HTMLElement)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('shows the account with masked phone and e-mail', async () => {
  await open()
  expect(rowOf('Name').getByText('Sari Wulandari')).toBeTruthy()
  expect(rowOf('Birth date').getByText('17/08/1993')).toBeTruthy()
  expect(rowOf('Phone number').getByText('+62 8120****001')).toBeTruthy()
  expect(rowOf('E-mail').getByText('s***i@example.com')).toBeTruthy()
  expect(rowOf('Delete account').getByRole('link').getAttribute('href')).toBe('/delete')
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
  await waitFor(() => expect(rowOf('Name').getByText('Sari W.')).toBeTruthy())
  expect(store.getState().userInfo.userInfo).toMatchObject({ user_name: 'Sari W.', avatar_url: '/api/member/picture/p1' })
  expect(calls.filter(({ path }) => path === '/member/user/info')).toHaveLength(1)
})

it('asks for a login after a new password, and remembers whose account it was', async () => {
  const { store, user } = await open({}, { '/member/user/update_password': [{ data: null }] })
  await user.click(button('Change: Password'))
  await pasteInto(await screen.findByLabelText('Current password'), 'Nusaria#1')
  await pasteInto(screen.getByLabelText('New password'), 'Mendoan#22')
  await pasteInto(screen.getByLabelText('Repeat the new password'), 'Mendoan#22')
  await user.click(button('Save'))
  await waitFor(() => expect(store.getState().userInfo.userInfo).toMatchObject({ auth_token: null, member_no: 'M1' }))
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Nusaria#1|Mendoan/)
})

it('resets a forgotten password with a code to the linked phone', async () => {
  const { user } = await open()
  await user.click(button('Change: Password'))
  await user.click(await screen.findByRole('button', { name: 'Forgot it? Use a code' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('+62 8120****001')).toBeTruthy()
  expect(within(dialog).queryByLabelText('Current password')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByLabelText('Current password')).toBeTruthy()
})

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
  expect(document.activeElement).toBe(dialog.getByRole('list', { name: 'Signed-in devices' }))
})

it('keeps the list and shows why a device could not be logged out', async () => {
  const { dialog, user } = await openDevices([[HERE, THERE]], { '/member/user/sessions/end': ['unreachable'] })
  await user.click(await dialog.findByRole('button', { name: 'Log out: Chrome, Windows' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(dialog.getByText('Chrome, Windows')).toBeTruthy()
})

/** Presses "Log out all devices" and confirms it. */
async function logOutAll({ dialog, user }: Awaited<ReturnType<typeof openDevices>>, thisToo: boolean) {
  await user.click(await dialog.findByRole('button', { name: 'Log out all devices' }))
  const question = within(await screen.findByRole('alertdialog'))
  if (thisToo) await user.click(question.getByRole('checkbox', { name: 'Log out this device too' }))
  await user.click(question.getByRole('button', { name: 'Log out' }))
}

const END_OTHERS = { '/member/user/sessions/end_others': [{ data: { list: [HERE] } }], '/member/user/logout': [{ data: null }] }

it('logs out all other devices; a single device has no button for it', async () => {
  const shop = await openDevices([[HERE, THERE]], END_OTHERS)
  await logOutAll(shop, false)
  expect(await shop.dialog.findByText("You're logged in on this device only.")).toBeTruthy()
  expect(shop.dialog.queryByRole('button', { name: 'Log out all devices' })).toBeNull()
  expect(shop.store.getState().userInfo.userInfo?.auth_token).toBe('token-1')
})

it('logs out this device too when the member ticks that, and asks for no more devices', async () => {
  const shop = await openDevices([[HERE, THERE]], END_OTHERS)
  await logOutAll(shop, true)
  expect(shop.calls.filter(({ path }) => path === '/member/user/sessions')).toHaveLength(1)
  await waitFor(() => expect(shop.store.getState().userInfo.userInfo?.auth_token ?? null).toBeNull())
})
