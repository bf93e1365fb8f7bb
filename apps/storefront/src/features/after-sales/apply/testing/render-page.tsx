import type { AfterSaleOptions, EligibleLine } from '@nusaria/contracts/after-sale-entities'
import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, vi } from 'vitest'
import { drafts } from '#platform/state/drafts.ts'
import { sessionSaved } from '#platform/state/user-info.ts'
import { afterSaleDetail, afterSaleOptions, refundParts } from '#testing/after-sale-samples.ts'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { refundAccount, serviceSettings, walletReply } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import { AfterSaleApplyPage } from '../after-sale-apply-page.tsx'

export const OPTIONS = '/order/after-sale/options/NS1'
export const ORDER = '/order/trade/detail/NS1'
export const PREVIEW = '/order/after-sale/preview'
export const APPLY = '/order/after-sale/apply'
export const REAPPLY = '/order/after-sale/reapply'
export const SETTLE = '/submission/settle'
export const DETAIL = '/order/after-sale/detail/AS1'
const WALLET = '/member/wallet/list'

// Loaded before the first test, so that the lazy code doesn't use up its time.
await import('#ui/chakra/chakra-dialog.tsx')

export const line = (line_no: string, product_name: string, part: Partial<EligibleLine> = {}): EligibleLine => ({
  line_no,
  product_no: `P${line_no}`,
  sku_no: `S${line_no}`,
  product_name,
  spec_values: ['200 g'],
  thumb_image_url: '/media/kopi.svg',
  price: 50_000,
  quantity: 3,
  available: 3,
  ongoing_no: null,
  ...part,
})
export const eligibleOptions = (part: Partial<AfterSaleOptions> = {}): AfterSaleOptions =>
  afterSaleOptions({
    lines: [line('1', 'Kopi Gayo'), line('2', 'Teko', { quantity: 1, available: 1 })],
    types: ['refund_only', 'return_refund'],
    reasons: ['changed_mind', 'damaged', 'other'],
    attempts_left: 5,
    ...part,
  })
export const completedOrder = orderDetail({ status: 'completed', pay_method: 'qris', pay_channel: null, actions: [] })
const always: StubbedReplies = {
  '/membersrv_system': [{ data: serviceSettings }],
  [OPTIONS]: [{ data: eligibleOptions() }],
  [ORDER]: [{ data: completedOrder }],
  [PREVIEW]: [{ data: refundParts }],
  [APPLY]: [{ data: afterSaleDetail({ after_sale_no: 'AS9' }) }],
  [WALLET]: [walletReply({ refund_cards: [refundAccount()] })],
}

/** A store with a logged-in member. */
export function sariStore() {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 't', member_no: 'SARI', user_name: 'Sari', points: 0 }))
  return store
}
const CurrentPath = () => <p>at {useLocation().pathname}</p>

const openAt = (at: string, replies: StubbedReplies = {}, store = sariStore()) =>
  openPage(<AfterSaleApplyPage />, { ...always, ...replies }, { at, store, path: '/applyRefund', others: { '*': <CurrentPath /> } })
/** Opens the form of an order. */
export const openForm = (replies?: StubbedReplies, store?: ReturnType<typeof sariStore>) =>
  openAt('/applyRefund?order_no=NS1', replies, store)
/** Opens the form that applies again for a request. */
export const openReapplyForm = (replies: StubbedReplies) => openAt('/applyRefund?after_sale_no=AS1', replies)

export const lineCheckbox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` })
export const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
export const reason = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Reason/ })
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' })
export const applyBody = {
  order_no: 'NS1',
  type: 'refund_only',
  lines: [{ line_no: '2', quantity: 1 }],
  reason: 'damaged',
  description: '',
  picture_ids: [],
  refund_amount: 50_000,
  refund_target: null,
}

/** Opens the form with a complete draft: refund only for the damaged teapot. */
export async function filledIn(replies?: StubbedReplies, target: { kind: 'refund_card'; id: string } | null = null) {
  drafts.write('after-sale:NS1', 'SARI', {
    lines: applyBody.lines,
    type: applyBody.type,
    reason: applyBody.reason,
    description: '',
    target,
  })
  const opened = await openForm(replies)
  await lineCheckbox('Teko')
  await waitFor(() => expect(send().disabled).toBe(false))
  return opened
}
export const refusal = (name: ErrorName, params: Record<string, string | number> = {}, field: string | null = null): StubbedReply => ({
  code: ERRORS[name].code,
  data: { field, params },
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
