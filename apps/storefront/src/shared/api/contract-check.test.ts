import { messageContract } from '@nusaria/contracts/message'
import { afterEach, expect, test, vi } from 'vitest'

const signal = vi.fn()
vi.mock('../report/signals.ts', () => ({ signal: (given: object) => signal(given) }))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('a deviation is reported once, by its call and its place and without a value; the page gets what it needs', async () => {
  // As in a production build, which tolerates deviations.
  vi.stubEnv('DEV', false)
  vi.resetModules()
  const { checkReply } = await import('./contract-check.ts')
  const check = (data: unknown) => checkReply('message.count', messageContract.count, data)
  const count = { total: 5, order: 5, after_sale: 0, promotion: 0, system: 0 }
  expect(await check({ ...count, total: '5' })).toEqual({ data: count })
  expect(await check({ ...count, total: '6' })).toEqual({ data: { ...count, total: 6 } })
  expect(await check(null)).toEqual({ error: { kind: 'malformed' } })
  expect(signal.mock.calls).toEqual([
    [{ kind: 'deviation', call: 'message.count', issues: ['data.total'] }],
    [{ kind: 'deviation', call: 'message.count', issues: ['data'] }],
  ])
})
