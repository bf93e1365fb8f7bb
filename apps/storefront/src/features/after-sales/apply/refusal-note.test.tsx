import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'

import { RecoveryContext, RefusalNote } from './refusal-note.tsx'
import type { Section } from './refusals.ts'

const SECTIONS: readonly Section[] = ['lines', 'type', 'reason', 'description', 'pictures', 'target', 'total', 'send']
const actions = { resend: vi.fn(), reload: vi.fn(), focusSection: vi.fn(), removePicture: vi.fn() }

/** All sections of the form, and a refusal that concerns one of them. */
async function renderRefusal(name: ErrorName, params: Record<string, string> = {}) {
  stubApi({ '/membersrv_system': [{ data: serviceSettings }] })
  const failure = { kind: 'business', code: ERRORS[name].code, msg: '', field: null, params } as const
  await renderInShop(
    <RecoveryContext value={{ orderNo: 'NS1', afterSaleNo: null, ...actions }}>
      {SECTIONS.map((section) => (
        <RefusalNote key={section} target={section} failure={failure} />
      ))}
    </RecoveryContext>,
  )
  const note = await screen.findByRole('alert')
  return { note: within(note), section: note.parentElement?.dataset.errorTarget }
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['AFTER_SALE_QUANTITY', 'lines', /more than you can request/, 'Show what is possible now', actions.reload],
  ['AFTER_SALE_TYPE_UNSUPPORTED', 'type', /isn't available for this order/, 'Choose what you would like', actions.focusSection],
  ['AFTER_SALE_REASON_REQUIRED', 'reason', /Please choose a reason/, 'Choose a reason', actions.focusSection],
  ['AFTER_SALE_AMOUNT', 'total', /refund amount has changed/, 'Send with the new amount', actions.resend],
  ['REFUND_ACCOUNT_REQUIRED', 'target', /card or e-wallet for the refund/, 'Choose an account for the refund', actions.focusSection],
  ['EVIDENCE_INVALID', 'pictures', /picture can't be used/, 'Remove this photo', actions.removePicture],
  ['ORDER_STATUS_MISMATCH', 'send', /status has changed/, 'Show what is possible now', actions.reload],
] as const)('%s shows at %s with a button', async (name, at, message, way, does) => {
  const { note, section } = await renderRefusal(name)
  expect(section).toBe(at)
  expect(await note.findByText(message)).toBeTruthy()
  await userEvent.click(note.getByRole('button', { name: way }))
  expect(does).toHaveBeenCalledOnce()
})

it.each([
  ['AFTER_SALE_ONGOING', 'lines', 'Open the request', '/afterSaleOrderDetail/AS2'],
  ['AFTER_SALE_EXISTS', 'lines', 'Open the request', '/afterSaleOrderDetail/AS2'],
  ['AFTER_SALE_DEADLINE_PAST', 'send', 'View order', '/orderDetail/NS1'],
  ['AFTER_SALE_LIMIT', 'send', 'My after-sales', '/afterSaleOrder'],
] as const)('%s shows at %s with a link', async (name, at, way, path) => {
  const { note, section } = await renderRefusal(name, { after_sale_no: 'AS2' })
  expect(section).toBe(at)
  expect((await note.findByRole('link', { name: way })).getAttribute('href')).toBe(path)
})

it.each(['AFTER_SALE_DEADLINE_PAST', 'AFTER_SALE_LIMIT', 'AFTER_SALE_REAPPLY_NOT_ALLOWED'] as const)(
  '%s offers customer service too',
  async (name) => {
    const { note } = await renderRefusal(name)
    expect(await note.findByRole('link', { name: /WhatsApp/ })).toBeTruthy()
  },
)
