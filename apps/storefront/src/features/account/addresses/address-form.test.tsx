import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { address } from '#testing/trade-samples.ts'
import { AddressForm } from './address-detail-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const postal_heads = ['10', '11', '12', '13', '14']
const area = (code: string, name: string) => ({ data: { list: [{ code, name, flag_supported: true, postal_heads }] } })
const areas = [area('31', 'DKI Jakarta'), area('3171', 'Jakarta Selatan'), area('317107', 'Kebayoran Baru')]

async function open(update: Parameters<typeof stubApi>[0][string]) {
  const calls = stubApi({ '/member/address/areas': areas, '/member/address/update/A1': update })
  await renderInShop(<AddressForm address={address} mustBeDefault={false} onSaved={() => undefined} />)
  const user = userEvent.setup()
  const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }))
  return { calls, user, save }
}

it('shows how the postal codes of the province begin, and accepts another label', async () => {
  const { calls, user, save } = await open([{ data: address }])
  expect(await screen.findByText('Codes there begin with 10–14')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Home' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Office' }))
  await save()
  expect(calls.at(-1)?.body).toMatchObject({ label: 'office', postal_code: '12130' })
})

it('says in the form that there are too many addresses, with a link to the list', async () => {
  const { save } = await open([{ code: ERRORS.ADDRESS_CHANGE_FAILED.code }, { code: ERRORS.ADDRESS_MISSING.code }])
  await screen.findByText('Codes there begin with 10–14')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('You can keep up to 20 addresses')
  expect(screen.getByRole('link', { name: 'All addresses' }).getAttribute('href')).toBe('/addressManage')
})
