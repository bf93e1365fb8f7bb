import { messageContract } from '@nusaria/contracts/message'
import { afterEach, expect, test, vi } from 'vitest'
import { takeViolations } from '#testing/take-violations.ts'

const signal = vi.fn()
vi.mock('../report/signals.ts', () => ({ signal: (given: object) => signal(given) }))

afterEach(() => {
  vi.resetModules()
  signal.mockReset()
})

const count = { total: 5, order: 5, after_sale: 0, promotion: 0, system: 0 }

test.each([
  ['development', true, ['total: expected number, came text of 1 characters', '(whole): expected object, came null']],
  ['production', false, []],
])(
  'in %s a page gets what it needs of a reply; a deviation is reported once, by its call and its place and without a value',
  async (_, DEV, verdict) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubEnv('DEV', DEV)
    vi.resetModules()
    const { fitReply } = await import('./contract-check.ts')
    const read = (data: unknown) => fitReply('message.count', messageContract.count, data)
    expect(await read(count)).toEqual({ data: count })
    expect(takeViolations()).toEqual([])
    expect(await read({ ...count, total: '5' })).toEqual({ data: count })
    expect(await read({ ...count, total: '6' })).toEqual({ data: { ...count, total: 6 } })
    expect(await read(null)).toEqual({ error: { kind: 'malformed' } })
    expect(signal.mock.calls).toEqual([
      [{ kind: 'deviation', call: 'message.count', issues: ['data.total'] }],
      [{ kind: 'deviation', call: 'message.count', issues: ['data'] }],
    ])
    // Beside it, where the schemas are loaded: what Zod says of each reply.
    expect([...new Set(takeViolations().flatMap(({ issues }) => issues))]).toEqual(verdict)
  },
)
