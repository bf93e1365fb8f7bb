import { ERRORS } from '@nusaria/contracts/errors'
import { expect, it } from 'vitest'
import type { CallResult, Failure } from '../api/failure.ts'
import { type SentRequest, type SubmissionPort, submit } from './submit.ts'

const refusal = (code: number): Failure => ({ kind: 'business', code, msg: '', field: null, params: {} })

/** A form whose first request gets no answer. `settled`: the result of the outcome check. */
function form(settled: CallResult<{ made: string | null }>) {
  let kept: SentRequest | null = null
  const sent: { readonly goods: string; readonly request_id: string }[] = []
  const line: SubmissionPort<{ goods: string }, string> = {
    store: {
      read: () => kept,
      write: (next) => {
        kept = next
      },
    },
    send: async (args) => {
      sent.push(args)
      return sent.length === 1 ? { error: { kind: 'timeout' } } : { data: `order ${sent.length}` }
    },
    settle: async () => settled,
    newId: () => `id-${sent.length + 1}`,
  }
  return { sent, press: (goods: string) => submit(line, { goods }) }
}

it('sends no other content while the outcome can’t be checked', async () => {
  const { sent, press } = form({ error: { kind: 'network' } })
  await press('coffee')
  for (let i = 0; i < 3; i++) expect((await press('tea')).kind).toBe('unknown')
  expect(sent).toHaveLength(1)
})

it.each([ERRORS.ROUTE_NOT_FOUND.code, -1])(
  'sends other content once the shopper knows that the server can’t tell the outcome: %s',
  async (code) => {
    const { sent, press } = form({ error: refusal(code) })
    expect((await press('coffee')).kind).toBe('unknown')
    expect(await press('tea')).toEqual({ kind: 'done', data: 'order 2' })
    expect(sent.map(({ request_id }) => request_id)).toEqual(['id-1', 'id-2'])
  },
)

it('sends the same content again under the same id, whatever the outcome check says', async () => {
  const { sent, press } = form({ error: refusal(ERRORS.ROUTE_NOT_FOUND.code) })
  await press('coffee')
  expect(await press('coffee')).toEqual({ kind: 'done', data: 'order 2' })
  expect(sent.map(({ request_id }) => request_id)).toEqual(['id-1', 'id-1'])
})
