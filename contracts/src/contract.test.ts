import { expect, test } from 'vitest'
import { authContract } from './auth.ts'
import { type ArgsOf, type CallerArgsOf, pickCalls, type ResultOf } from './contract.ts'
import { orderContract } from './order.ts'

type Cancel = typeof orderContract.cancel
const isCancel = (args: ArgsOf<Cancel>) => orderContract.cancel.body.safeParse(args).success

test('arguments that the schemas refuse don’t compile', () => {
  expect(isCancel({ order_no: 'O1', reason: 'other' })).toBe(true)
  // @ts-expect-error: a field is missing
  expect(isCancel({ order_no: 'O1' })).toBe(false)
  // @ts-expect-error: a value of another type
  expect(isCancel({ order_no: 1, reason: 'other' })).toBe(false)
  // @ts-expect-error: no such reason
  expect(isCancel({ order_no: 'O1', reason: 'bored' })).toBe(false)
  // @ts-expect-error: no such field
  expect(isCancel({ order_no: 'O1', reason: 'other', colour: 'red' })).toBe(false)
})

test('a result that the schema refuses doesn’t compile', () => {
  const isSummary = (data: ResultOf<typeof orderContract.statusSummary>) => orderContract.statusSummary.data.safeParse(data).success
  const counts = { unpaid: 1, processing: 0, shipped: 0, completed: 0, closed: 0 }
  expect(isSummary(counts)).toBe(true)
  // @ts-expect-error: a value of another type
  expect(isSummary({ ...counts, unpaid: '1' })).toBe(false)
  // @ts-expect-error: no such field
  expect(isSummary({ ...counts, lost: 1 })).toBe(false)
})

test('the storefront’s code doesn’t pass the device: it is written when the call is sent', () => {
  const args: CallerArgsOf<typeof authContract.randomCodeCheck> = { account: 'a', type_id: '1', check_code: 'abcd', image_id: 'i' }
  expect(authContract.randomCodeCheck.body.safeParse(args).success).toBe(false)
  // @ts-expect-error: the device
  const given: typeof args = { ...args, device_id: 'd' }
  expect(given).toHaveProperty('device_id')
})

test('a call that the contract doesn’t declare can’t be picked', () => {
  expect(Object.keys(pickCalls(orderContract, 'detail'))).toEqual(['detail'])
  // @ts-expect-error: no such call
  expect(Object.values(pickCalls(orderContract, 'details'))).toEqual([undefined])
})
