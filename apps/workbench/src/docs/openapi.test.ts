import { expect, it } from 'vitest'
import { findCalls, type OpenApi, type Operation } from './openapi.ts'

const operation = (operationId: string, summary: string, code: number, name: string): Operation => ({
  operationId,
  summary,
  security: [],
  'x-source': { path: 'documented', request: 'assumed', response: 'assumed' },
  'x-errors': [{ code, name, source: 'assumed' }],
})
const document: OpenApi = {
  components: { parameters: {} },
  paths: {
    '/cart/add': { post: operation('cart.add', 'Puts pieces into the cart', 1105007, 'STOCK_INSUFFICIENT') },
    '/order/{order_no}': { get: operation('order.detail', 'One order', 1103001, 'ORDER_NOT_FOUND') },
  },
}

it.each([
  ['', ['cart.add', 'order.detail']],
  ['order.detail', ['order.detail']],
  ['/cart', ['cart.add']],
  [' PIECES ', ['cart.add']],
  ['1103001', ['order.detail']],
  ['stock_', ['cart.add']],
  ['cart stock', ['cart.add']],
  ['nothing', []],
])('finds calls by name, path, summary and code: “%s”', (text, calls) => {
  expect(findCalls(document, text)).toEqual(calls)
})
