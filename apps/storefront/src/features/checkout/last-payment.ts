import { drafts } from '../../shared/state/drafts.ts'

const NAME = 'lastPayment'

interface LastPayment {
  readonly order_no: string
  readonly payment_no: string
}

function isLastPayment(value: unknown): value is LastPayment {
  return typeof value === 'object' && value !== null && 'order_no' in value && 'payment_no' in value
}

/** The last try to pay an order from this tab: coming back from the gateway, the page can say how it ended. */
export const lastPayment = {
  of(orderNo: string): string | null {
    const last = drafts.read(NAME, null)
    return isLastPayment(last) && last.order_no === orderNo ? last.payment_no : null
  },
  set: (order_no: string, payment_no: string): void => drafts.write(NAME, null, { order_no, payment_no } satisfies LastPayment),
  forget: (): void => drafts.forget(NAME),
} as const
