import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { applyRefusals, RefusalContext, RefusalNote, type Section } from './refusal-note.tsx'

const SECTIONS: readonly Section[] = ['lines', 'type', 'reason', 'description', 'pictures', 'target', 'total', 'send']
const { options, preview, apply, reapply } = afterSaleContract
const ALL_REFUSALS = [
  ...new Set([options, preview, apply, reapply].flatMap(({ errors, invalid }): readonly ErrorName[] => [...errors, invalid])),
]
const actions = { resend: vi.fn(), reload: vi.fn(), focusSection: vi.fn(), removePicture: vi.fn() }

const refusal = (name: ErrorName, params: Record<string, string> = {}, field: string | null = null) =>
  ({ kind: 'business', code: ERRORS[name].code, msg: '', field, params }) as const

/** All sections of the form, and a refusal that concerns one of them. */
async function renderRefusal(...given: Parameters<typeof refusal>) {
  stubApi({ '/membersrv_system': [{ data: serviceSettings }] })
  await renderInShop(
    <RefusalContext value={{ orderNo: 'NS1', previousNo: undefined, failure: refusal(...given), notSent: false, ...actions }}>
      {SECTIONS.map((section) => (
        <RefusalNote key={section} target={section} />
      ))}
    </RefusalContext>,
  )
  const note = await screen.findByRole('alert')
  return { note: within(note), section: note.parentElement?.dataset.errorTarget }
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
})
afterEach(() => {
  vi.clearAllMocks()
})

describe('a refusal of the form', () => {
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
    ['AFTER_SALE_LIMIT', 'send', 'My requests', '/afterSaleOrder'],
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

  it('shows a missing description at the description', async () => {
    const { section } = await renderRefusal('AFTER_SALE_REASON_REQUIRED', {}, 'description')
    expect(section).toBe('description')
  })

  it('links to all requests when the error names none', async () => {
    const { note } = await renderRefusal('AFTER_SALE_ONGOING')
    expect(note.getByRole('button', { name: 'Show what is possible now' })).toBeTruthy()
    expect((await note.findByRole('link', { name: 'My requests' })).getAttribute('href')).toBe('/afterSaleOrder')
  })
})

describe('the table of refusals', () => {
  it.each(ALL_REFUSALS)('%s has a recovery action', (name) => {
    for (const previousNo of [undefined, 'AS1']) expect(applyRefusals(refusal(name), previousNo).actions.length).toBeGreaterThan(0)
  })

  it('shows at the submit button only what concerns the request as a whole', () => {
    expect(ALL_REFUSALS.filter((name) => applyRefusals(refusal(name)).target === 'send').sort()).toEqual([
      'AFTER_SALE_CHANGED',
      'AFTER_SALE_DEADLINE_PAST',
      'AFTER_SALE_LIMIT',
      'AFTER_SALE_NOT_FOUND',
      'AFTER_SALE_REAPPLY_NOT_ALLOWED',
      'ORDER_NOT_FOUND',
      'ORDER_PARAMETER_INVALID',
      'ORDER_STATUS_MISMATCH',
      'REQUEST_ID_REUSED',
    ])
  })

  it('offers to send again when no answer came', () => {
    expect(applyRefusals({ kind: 'timeout' }).actions).toEqual(['again'])
  })
})
