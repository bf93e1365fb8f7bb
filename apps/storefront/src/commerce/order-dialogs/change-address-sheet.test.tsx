import { ERRORS } from '@nusaria/contracts/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { address, orderDetail } from '#testing/trade-samples.ts'
import { ChangeAddressSheet } from './change-address-sheet.tsx'

const CHOICES = '/order/trade/address_choices/NS1'
const CHANGE = '/order/trade/change_address'
const office = { ...address, address_id: 'A2', name: 'Ayu', surname: '', flag_default: false }
const far = { ...address, address_id: 'A3', name: 'Bayu', surname: '', flag_default: false }
const both = {
  list: [
    { address: office, refusal: null },
    { address: far, refusal: 'fee' },
  ],
}

await Promise.all([import('#ui/chakra/chakra-dialog.tsx'), import('#ui/chakra/chakra-sheet.tsx')])

async function open(replies: StubbedReplies) {
  const onClose = vi.fn()
  const stubs = { '/order/trade/detail/NS1': [{ data: orderDetail({ status: 'pending_receipt' }) }], ...replies }
  return { ...(await openPage(<ChangeAddressSheet orderNo="NS1" open onClose={onClose} />, stubs)), onClose }
}

it('changes the order to the chosen address, and says why another can’t be chosen', async () => {
  const { user, of, onClose } = await open({ [CHOICES]: [{ data: both }], [CHANGE]: [{ data: orderDetail() }] })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Bayu/ })).disabled).toBe(true)
  expect(screen.getByText('Shipping here costs more than you paid')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Ayu/ }))
  await user.click(screen.getByRole('button', { name: 'Deliver here' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(of(CHANGE)[0]?.body).toEqual({ order_no: 'NS1', address_id: 'A2' })
})

it.each([
  ['ADDRESS_MISSING', { list: [] }],
  ['ADDRESS_UNSUPPORTED', { list: [{ address: office, refusal: 'unsupported' }] }],
  ['ADDRESS_CHANGE_FAILED', { list: [{ address: office, refusal: 'cash' }] }],
] as const)('shows beside the address why it was refused: %s', async (name, then) => {
  const { user } = await open({ [CHOICES]: [{ data: both }, { data: then }], [CHANGE]: [{ code: ERRORS[name].code }] })
  await user.click(await screen.findByRole('radio', { name: /Ayu/ }))
  await user.click(screen.getByRole('button', { name: 'Deliver here' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Bayu/ })).toBeNull())
  const refused = screen.getByRole<HTMLInputElement>('radio', { name: /Ayu/ })
  expect(within(refused.closest('label') as HTMLElement).getByRole('alert')).toBeTruthy()
  expect(refused.disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Deliver here' }).disabled).toBe(true)
})

it('says that the parcel has been shipped meanwhile, and shows the order status', async () => {
  const { user } = await open({
    [CHOICES]: [{ data: both }, { code: ERRORS.ORDER_ADDRESS_LOCKED.code }],
    [CHANGE]: [{ code: ERRORS.ORDER_ADDRESS_LOCKED.code }],
  })
  await user.click(await screen.findByRole('radio', { name: /Ayu/ }))
  await user.click(screen.getByRole('button', { name: 'Deliver here' }))
  expect(await screen.findByText("The address can't be changed once the order is on its way.")).toBeTruthy()
  expect(await screen.findByText('On its way')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})
