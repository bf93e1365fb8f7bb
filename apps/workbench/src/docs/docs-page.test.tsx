import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refused, renderWorkbench, stubControl } from '../testing/control-stub.tsx'
import { DocsPage } from './docs-page.tsx'

const add = {
  operationId: 'cart.add',
  tags: ['cart'],
  summary: 'Puts pieces into the cart',
  security: [{}, { member: [] }],
  'x-source': { path: 'documented', request: 'assumed', response: 'assumed' },
  'x-errors': [
    { code: 1105007, name: 'STOCK_INSUFFICIENT', source: 'documented' },
    { code: 1103040, name: 'CART_FULL', source: 'assumed' },
  ],
  parameters: [{ $ref: '#/components/parameters/device' }],
  requestBody: {
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/CartAddBody' },
      },
    },
  },
  responses: {
    200: { content: { 'application/json': { schema: { oneOf: [{ $ref: '#/components/schemas/CartAddSuccess' }, { type: 'object' }] } } } },
  },
}
const detail = {
  ...add,
  operationId: 'order.detail',
  tags: ['order'],
  summary: 'One order',
  security: [{ member: [] }],
  'x-errors': [{ code: 1103001, name: 'ORDER_NOT_FOUND', source: 'assumed' }],
  parameters: [{ name: 'order_no', in: 'path', required: true, schema: { type: 'string' } }],
  requestBody: undefined,
}
const document = {
  info: { title: 'Shop', version: '1' },
  servers: [{ url: '/api' }],
  components: {
    schemas: {
      Quantity: { type: 'integer', minimum: 1 },
      CartAddBody: {
        type: 'object',
        required: ['sku_no', 'quantity'],
        properties: { sku_no: { type: 'string' }, quantity: { $ref: '#/components/schemas/Quantity' } },
      },
      CartAddSuccess: { type: 'object', properties: { data: { type: 'null' } } },
    },
  },
  paths: { '/cart/add': { post: add }, '/order/{order_no}': { get: detail } },
}

const panel = (name: string) => screen.findByRole('region', { name })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows each call by domain: parameters, reply, assumed parts and error codes', async () => {
  stubControl({ 'GET /openapi.json': document })
  renderWorkbench(<DocsPage />)
  const cart = await panel('cart.add')
  expect(cart.id).toBe('cart.add')
  expect(cart.textContent).toContain('POST /api/cart/add')
  for (const text of [
    'path documented',
    'request assumed',
    'reply assumed',
    '1105007 STOCK_INSUFFICIENT',
    'CART_FULL (number assumed)',
    'guests too',
  ])
    expect(cart.textContent).toContain(text)
  expect(within(cart).getByLabelText('Body').textContent).toBe('{\n  sku_no: string\n  quantity: integer ≥ 1\n}')
  expect(within(cart).getByLabelText('Data of a success').textContent).toBe('null')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['cart', 'order'])
})

it('finds calls by an error code', async () => {
  stubControl({ 'GET /openapi.json': document })
  renderWorkbench(<DocsPage />)
  await panel('cart.add')
  await userEvent.type(screen.getByLabelText(/Find a call/), '1103001')
  expect(screen.queryByRole('region', { name: 'cart.add' })).toBeNull()
  expect(await panel('order.detail')).toBeTruthy()
})

it('sends a call as a member of a world; the typed values stay', async () => {
  const api = stubControl({
    'GET /openapi.json': document,
    'POST /worlds/default/sign-in': { auth_token: 'token-1' },
    'POST /api/cart/add': { code: 1105007, msg: 'Sold out' },
  })
  renderWorkbench(<DocsPage />)
  const cart = await panel('cart.add')
  await userEvent.selectOptions(screen.getByLabelText('As'), 'sari')
  await userEvent.click(screen.getByRole('button', { name: 'Use' }))
  expect(await screen.findByText('Calls are made as sari, in default.')).toBeTruthy()
  await userEvent.click(within(cart).getByRole('button', { name: 'Try cart.add' }))
  await userEvent.click(within(cart).getByRole('button', { name: 'Send' }))
  expect((await within(cart).findByLabelText('The reply')).textContent).toContain('"code": 1105007')
  expect(api.bodies('POST /api/cart/add')).toEqual([{ sku_no: '', quantity: 1 }])
  const body = within(cart).getByRole('textbox', { name: 'Body' })
  await userEvent.type(body, '!')
  await userEvent.click(within(cart).getByRole('button', { name: 'Send' }))
  expect(await within(cart).findByText(/The body is not JSON/)).toBeTruthy()
  expect((body as HTMLTextAreaElement).value).toMatch(/!$/)
})

it('says why the sign-in failed', async () => {
  stubControl({ 'GET /openapi.json': document, 'POST /worlds/default/sign-in': refused(409, 'dewi is disabled') })
  renderWorkbench(<DocsPage />)
  await panel('cart.add')
  await userEvent.selectOptions(screen.getByLabelText('As'), 'dewi')
  await userEvent.click(screen.getByRole('button', { name: 'Use' }))
  expect(await screen.findByText('Not signed in: dewi is disabled')).toBeTruthy()
})
