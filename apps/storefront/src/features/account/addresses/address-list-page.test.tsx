import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { address } from '#testing/trade-samples.ts'
import { AddressListPage } from './address-list-page.tsx'

const LIST = '/member/address/list'
const UPDATE = '/member/address/update/A2'
const other = { ...address, address_id: 'A2', name: 'Budi', surname: 'Santoso', flag_default: false }
const far = { ...other, address_id: 'A3', name: 'Yosef', surname: '', flag_supported: false }
const reply = (...list: (typeof address)[]) => ({ data: { list, max: 20 } })

const open = (replies: StubbedReplies) => openPage(<AddressListPage />, replies, { member: true, at: '/addressManage', toasts: true })

it('makes another address the default with one button, which the default one and one without delivery lack', async () => {
  const { user, sent } = await open({
    [LIST]: [
      reply({ ...address, flag_default: true }, other, far),
      reply({ ...other, flag_default: true }, { ...address, flag_default: false }),
    ],
    [UPDATE]: [{ data: { ...other, flag_default: true } }],
  })
  await screen.findByText('Yosef')
  expect(screen.getAllByRole('button', { name: /^Make default/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Make default: Budi Santoso' }))
  expect(await screen.findByText('Default address changed')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Budi Santoso'))
  expect(sent(UPDATE)).toEqual([expect.objectContaining({ name: 'Budi', district_code: other.district_code, flag_default: true })])
})

it('says why the default did not change, and takes the next press', async () => {
  const { user, sent } = await open({
    [LIST]: [reply({ ...address, flag_default: true }, other)],
    [UPDATE]: ['unreachable', { data: { ...other, flag_default: true } }],
  })
  const button = await screen.findByRole('button', { name: 'Make default: Budi Santoso' })
  await user.click(button)
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  await user.click(button)
  expect(await screen.findByText('Default address changed')).toBeTruthy()
  expect(sent(UPDATE)).toHaveLength(2)
})

it('shows a Chinese name with the family name first', async () => {
  await open({ [LIST]: [reply({ ...address, name: '美玲', surname: '林' })] })
  expect(await screen.findByText('林美玲')).toBeTruthy()
})

it('shows an address in one line, its parts separated by commas', async () => {
  const home = {
    address_line1: 'Jl. Wijaya No. 5',
    address_line2: 'Lantai 2',
    area: 'Menteng',
    city: 'Jakarta Pusat',
    state: 'DKI Jakarta',
  }
  await open({ [LIST]: [reply({ ...address, ...home, postal_code: '10310' })] })
  expect(await screen.findByText('Jl. Wijaya No. 5, Lantai 2, Menteng, Jakarta Pusat, DKI Jakarta 10310')).toBeTruthy()
})
