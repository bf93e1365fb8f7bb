import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { NameForm } from './name-form.tsx'

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

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

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

it('shows that 51 characters are too many, and keeps them', async () => {
  const { calls, field, write } = await open({ data: memberSample() })
  await write('N'.repeat(51))
  expect(screen.getByText('A name has at most 50 characters.')).toBeTruthy()
  expect(field.value).toHaveLength(51)
  expect(calls).toHaveLength(0)
})

it('refuses a name of spaces', async () => {
  const { calls, write } = await open({ data: memberSample() })
  await write('   ')
  expect(screen.getByText('Enter a name.')).toBeTruthy()
  expect(calls).toHaveLength(0)
})

it('shows beside the field that a name is taken, until another is typed', async () => {
  const { field, write, onSaved } = await open({ code: ERRORS.ACCOUNT_NAME_EXISTS.code }, { data: memberSample() })
  await write('Budi')
  expect(await screen.findByText(/Another member already has this name/)).toBeTruthy()
  expect(field.value).toBe('Budi')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await write('Budi Santoso')
  expect(screen.queryByText(/Another member already has this name/)).toBeNull()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

it('shows beside the field that the last change was less than a year ago', async () => {
  const { field, write } = await open({ code: ERRORS.INVALID_PARAMETER.code })
  await write('Budi')
  expect(await screen.findByText('You changed your name less than a year ago.')).toBeTruthy()
  expect(field.value).toBe('Budi')
})

it('keeps the name when the shop does not answer, and sends it with the next press', async () => {
  const { field, write, onSaved } = await open('unreachable', { data: memberSample() })
  await write('Budi')
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  expect(field.value).toBe('Budi')
  await write('Budi')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

it('sends no unchanged name', async () => {
  const { calls, write, onCancel } = await open({ data: memberSample() })
  await write('Sari Wulandari')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(calls).toHaveLength(0)
})
