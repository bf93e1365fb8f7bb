import { LIMITS } from '@nusaria/contracts/limits'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionExpired, sessionSaved } from '#platform/state/user-info.ts'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { croppedAvatarProblem } from './avatar-crop.tsx'
import { AvatarRow } from './setting-sections.tsx'

const wrongType = 'Choose a JPEG, PNG or WebP picture.'

const file = (bytes: number, type = 'image/jpeg', name = 'me.jpg') => new File([new Uint8Array(bytes)], name, { type })

let made: File[] = []

beforeEach(() => {
  made = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((picked) => {
    made.push(picked as File)
    return 'blob:picked'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  const calls = stubApi({})
  await renderInShop(
    <ul>
      <AvatarRow picture="SW" onSaved={vi.fn()} />
    </ul>,
  )
  const user = userEvent.setup({ applyAccept: false })
  const input = await screen.findByLabelText('Picture file')
  return { calls, pick: (picked: File) => user.upload(input, picked) }
}

it('opens a picture of any size for cropping before anything is sent', async () => {
  const { calls, pick } = await open()
  await pick(file(LIMITS.avatarMaxBytes + 1))
  expect(await screen.findByText('Fit your picture')).toBeTruthy()
  expect(made).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls).toHaveLength(0)
})

it.each([
  [LIMITS.avatarMaxBytes, null],
  [LIMITS.avatarMaxBytes + 1, 'tooLarge'],
] as const)('a cropped picture may have 800 KB: %i bytes → %s', (size, problem) => {
  expect(croppedAvatarProblem({ size })).toBe(problem)
})

it.each([
  ['image/gif', 'me.gif'],
  ['image/svg+xml', 'me.svg'],
  ['application/pdf', 'me.pdf'],
  ['', 'me'],
])('refuses a file of the type "%s"', async (type, name) => {
  const { pick } = await open()
  await pick(file(100, type, name))
  expect(screen.getByRole('alert').textContent).toBe(wrongType)
  expect(made).toHaveLength(0)
})

it('refuses an empty file', async () => {
  const { pick } = await open()
  await pick(file(0))
  expect(screen.getByRole('alert').textContent).toMatch(/can't be read as a picture/)
})

it('removes the error once a valid picture is picked', async () => {
  const { pick } = await open()
  await pick(file(0))
  await pick(file(2_000, 'image/webp', 'me.webp'))
  expect(await screen.findByText('Fit your picture')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps the picked picture when the session ends, until after the login', async () => {
  const store = shopStore()
  const comesIn = () => act(() => void store.dispatch(sessionSaved({ auth_token: 'T', member_no: 'M1', user_name: 'Sari', points: 0 })))
  comesIn()
  stubApi({})
  const row = (
    <ul>
      <AvatarRow picture="SW" onSaved={vi.fn()} />
    </ul>
  )
  await renderInShop(row, { store })
  await userEvent.setup().upload(await screen.findByLabelText('Picture file'), file(100))
  expect(await screen.findByText('Fit your picture')).toBeTruthy()
  act(() => void store.dispatch(sessionExpired()))
  cleanup()
  comesIn()
  await renderInShop(row, { store })
  expect(await screen.findByText('Fit your picture')).toBeTruthy()
})
