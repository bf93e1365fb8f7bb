/** Rules that are tested by mutation. Paths from the root. */
interface Area {
  /** files whose expressions are changed */
  readonly mutate: readonly string[]
  /** the tests that may find a change: others that only pass through would take time and find nothing more */
  readonly tests: readonly string[]
}

const mock = 'apps/mock-api/src'
const domains = `${mock}/domains`

export const AREAS = {
  prices: {
    mutate: [`${domains}/order/{delivery,limits,pricing,quote}.ts`],
    tests: [`${domains}/order/{checkout,create-order,delivery,limits,order-flow,pricing}.test.ts`],
  },
  vouchers: {
    mutate: [`${domains}/order/{choose-vouchers,voucher-set}.ts`, `${domains}/voucher/{claims,member-vouchers,rules,terms}.ts`],
    tests: [
      `${domains}/voucher/*.test.ts`,
      `${domains}/order/{after-sales,checkout,completion,create-order,order-flow,pricing}.test.ts`,
      `${domains}/after-sale/refund.test.ts`,
      `${domains}/message/shop-messages.test.ts`,
    ],
  },
  refunds: {
    mutate: [`${domains}/after-sale/{refund,rules,settle}.ts`],
    tests: [`${domains}/after-sale/{apply,refund,rules,settle}.test.ts`, `${domains}/order/after-sales.test.ts`],
  },
  transitions: {
    mutate: ['contracts/src/lifecycle-machine.ts', `${mock}/engine/contract/transition.ts`],
    tests: ['contracts/src/lifecycle.test.ts', `${mock}/engine/contract/transition.test.ts`],
  },
  'order-lifecycles': {
    mutate: [`${domains}/order/{lifecycle,rules}.ts`],
    tests: [`${domains}/order/{after-sales,completion,lifecycle,lifecycle-table,order-flow,rules}.test.ts`],
  },
  'after-sale-lifecycles': {
    mutate: [`${domains}/after-sale/lifecycle.ts`],
    tests: [`${domains}/after-sale/{deadlines,lifecycle-table,settle}.test.ts`],
  },
  'other-lifecycles': {
    mutate: [
      `${domains}/account-deletion/deletions.ts`,
      `${domains}/payment/payments.ts`,
      `${domains}/payment-methods/cards.ts`,
      `${domains}/restock-alert/alerts.ts`,
    ],
    tests: [`${domains}/{account-deletion,payment,payment-methods,restock-alert}/*.test.ts`, `${domains}/order/order-flow.test.ts`],
  },
  coins: {
    mutate: [`${domains}/points/{coins,lots}.ts`],
    tests: [
      `${domains}/points/*.test.ts`,
      `${domains}/order/{after-sales,checkout,completion,create-order,order-flow}.test.ts`,
      `${domains}/after-sale/{refund,settle}.test.ts`,
    ],
  },
  stock: {
    mutate: [`${domains}/inventory/{card,inventory}.ts`],
    tests: [`${domains}/{inventory,product,cart,restock-alert}/*.test.ts`, `${domains}/order/{create-order,order-flow}.test.ts`],
  },
  codes: {
    mutate: [`${domains}/auth/{codes,rules}.ts`],
    tests: [`${domains}/{auth,account-deletion}/*.test.ts`, `${domains}/member/linking.test.ts`],
  },
  requests: { mutate: ['contracts/src/request.ts'], tests: ['contracts/src/*.test.ts'] },
  forms: {
    mutate: ['apps/storefront/src/platform/forms/use-{form,submit}.ts'],
    tests: ['apps/storefront/src/platform/forms/*.test.tsx'],
  },
} satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS
export const AREA_NAMES = Object.keys(AREAS) as AreaName[]

/** The variable of the environment that tells the test runner the area. */
export const AREA_VARIABLE = 'NUSARIA_MUTATION_AREA'
