import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ErrorTarget, type Recovery, RecoveryButtons } from '#ui/refusals/error-target.tsx'
import { defineRefusals } from './refusals.ts'

type Target = 'address' | 'button'
type Action = 'retry' | 'chooseAddress'
const refusals = defineRefusals<Target, Action, 'gone'>({
  fallback: { target: 'button', actions: [] },
  noAnswer: { actions: ['retry'] },
  table: { ADDRESS_MISSING: { target: 'address', actions: ['chooseAddress', 'retry'], text: 'gone' } },
})
const refusal = (name: ErrorName) => ({ kind: 'business', code: ERRORS[name].code, msg: '', field: null, params: {} }) as const

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
})

it('uses the table, else the fallback', () => {
  expect(refusals(refusal('ADDRESS_MISSING'))).toEqual({ target: 'address', actions: ['chooseAddress', 'retry'], text: 'gone' })
  expect(refusals(refusal('ORDER_NOT_FOUND'))).toEqual({ target: 'button', actions: [] })
  expect(refusals({ kind: 'timeout' })).toEqual({ target: 'button', actions: ['retry'] })
})

it('shows a refusal only at its target, with the possible actions', async () => {
  const retry = vi.fn()
  const recovery = (action: Action): Recovery | null => (action === 'retry' ? { label: 'Try again', onClick: retry } : null)
  const failure = refusal('ADDRESS_MISSING')
  await renderInShop(
    <>
      <ErrorTarget at="button" failure={failure} refusals={refusals} />
      <ErrorTarget at="address" failure={failure} refusals={refusals}>
        {() => <RecoveryButtons actions={refusals(failure).actions} recovery={recovery} />}
      </ErrorTarget>
    </>,
  )
  expect((await screen.findByRole('alert')).parentElement?.dataset.errorTarget).toBe('address')
  await userEvent.click(screen.getByRole('button'))
  expect(retry).toHaveBeenCalledOnce()
})
