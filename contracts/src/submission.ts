import { z } from 'zod'
import { assumed, defineContract, memberPost } from './contract.ts'

/** Created by the client for each content. It is sent again when no reply came. */
export const RequestId = z.string().min(8).max(64)

/** Hours of the shop's clock for which a `request_id` is stored. */
export const REQUEST_ID_HOURS = 24

/** The calls that are `idempotent`. The registry's test compares this list with the calls. */
export const IDEMPOTENT_CALLS = [
  'address.create',
  'order.place',
  'payment.pay',
  'wallet.cardAdd',
  'wallet.eWalletAdd',
  'wallet.refundCardAdd',
  'afterSale.apply',
  'afterSale.reapply',
  'question.ask',
] as const
export const IdempotentCall = z.enum(IDEMPOTENT_CALLS)
export type IdempotentCall = z.output<typeof IdempotentCall>

export const submissionContract = defineContract({
  settle: {
    ...memberPost,
    path: '/submission/settle',
    source: assumed,
    repeatable: true,
    summary:
      'What became of a request no answer came to. If nothing, the id is withdrawn: should the request still arrive, it makes nothing',
    body: z.strictObject({ call: IdempotentCall, request_id: RequestId }),
    data: z.strictObject({
      /** The id of the created entity (order_no, address_id…); null: nothing was created, and this id never will create anything */
      made: z.string().nullable(),
    }),
    errors: [],
  },
})
