import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { sessionSaved } from '#platform/state/user-info.ts'
import { afterSaleDetail, afterSaleOptions, afterSaleSteps } from '#testing/after-sale-samples.ts'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { savedEWallet, serviceSettings, walletReply } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { AfterSaleDetailPage } from '../after-sale-detail-page.tsx'

export const DETAIL = '/order/after-sale/detail/AS1'
export const RETURN = '/order/after-sale/return_shipment'
export const RETRY = '/order/after-sale/retry_refund'
export const CANCEL = '/order/after-sale/cancel'
export const AT = '2026-11-22T12:00:00+07:00'

// Loads the lazy dialogs before the first test's timeout starts.
await Promise.all([import('../../common/cancel-after-sale-dialog.tsx'), import('#ui/chakra/chakra-dialog.tsx')])

const defaultReplies: StubbedReplies = {
  '/membersrv_system': [{ data: serviceSettings }],
  '/order/after-sale/couriers': [
    {
      data: {
        list: [
          { courier_code: 'kilat_nusa', courier_name: 'Kilat Nusa Express' },
          { courier_code: 'pos_bahari', courier_name: 'Pos Bahari' },
        ],
      },
    },
  ],
  '/order/after-sale/options/NS1': [{ data: afterSaleOptions() }],
  '/member/wallet/list': [walletReply({ e_wallets: [savedEWallet] })],
}

export const refusal = (name: ErrorName, field?: string): StubbedReply => ({ code: ERRORS[name].code, ...(field && { data: { field } }) })

export function memberStore() {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 't', member_no: 'SARI', user_name: 'Sari', points: 0 }))
  return store
}

export async function open(details: readonly (Partial<AfterSaleDetail> | StubbedReply)[], replies = {}, store = memberStore()) {
  const isReply = (each: object | string): each is StubbedReply => typeof each === 'string' || 'code' in each
  const stubs = {
    ...defaultReplies,
    [DETAIL]: details.map((each) => (isReply(each) ? each : { data: afterSaleDetail(each) })),
    ...replies,
  }
  const page = await openPage(<AfterSaleDetailPage />, stubs, { at: '/afterSaleOrderDetail/AS1', store, path: '/afterSaleOrderDetail/:id' })
  return { ...page, sent: page.of }
}

export const awaitingReturn: Partial<AfterSaleDetail> = {
  status: AFTER_SALE_STATUS.awaitingReturn,
  actions: ['cancel', 'send_back'],
  deadline: '2026-11-27T15:00:00+07:00',
  return_address: { recipient: 'Gudang Retur Nusaria', phone: '02150889120', address: 'Jl. Raya Bekasi Km 21 No. 8' },
  timeline: afterSaleSteps('applied', 'agreed'),
}
export const sentBack: Partial<AfterSaleDetail> = {
  status: AFTER_SALE_STATUS.pendingInspection,
  actions: [],
  return_shipment: {
    courier_code: 'pos_bahari',
    courier_name: 'Pos Bahari',
    tracking_number: 'PB009417',
    sent_at: '2026-11-22T14:00:00+07:00',
  },
  timeline: afterSaleSteps('applied', 'agreed', 'sent_back'),
}
export const refundFailed: Partial<AfterSaleDetail> = {
  status: AFTER_SALE_STATUS.failure,
  end_reason: 'refund_failed',
  actions: ['retry'],
  timeline: afterSaleSteps('applied', 'agreed', ['refund_failed', 'The account doesn’t exist any more']),
}
