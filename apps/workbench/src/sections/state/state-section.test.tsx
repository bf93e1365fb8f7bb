import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refused, renderWorkbench, stubControl } from '../../testing/control-stub.tsx'
import { StateSection } from './state-section.tsx'

const tables = [
  { name: 'orders', key: 'order_no', rows: 2, entities: ['order'] },
  { name: 'sku_states', key: 'sku_no', rows: 0, entities: ['sku'] },
]
const orders = [
  { order_no: 'NS1', status: 'pending_payment', created_at: 1_772_416_800_000, lines: [{}] },
  { order_no: 'NS2', status: 'pending_shipment', created_at: 1_772_416_800_000, lines: [] },
]
const events = [
  { event: 'ship', legal: true },
  { event: 'pay', legal: false, why: 'its status is pending_shipment' },
]
const reads = {
  'GET /worlds/default/state': { list: tables },
  'GET /worlds/default/state/orders': { list: orders },
  'GET /worlds/default/events/order/NS2': { list: events },
}

it('shows the rows, newest first, and searches all their fields', async () => {
  stubControl(reads)
  renderWorkbench(<StateSection />)
  const table = await screen.findByRole('table', { name: 'Rows of orders' })
  expect(
    within(table)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['NS2', 'NS1'])
  await userEvent.type(screen.getByLabelText('Search orders'), 'PENDING_PAY')
  expect(
    within(table)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['NS1'])
})

it('fires a legal event and reloads; the others show their reason', async () => {
  const control = stubControl({ ...reads, 'POST /worlds/default/events': { ...orders[1], status: 'pending_receipt' } })
  renderWorkbench(<StateSection />, '/?table=orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Open NS2' }))
  expect((await screen.findByRole('list', { name: 'Not possible for order NS2' })).textContent).toBe('pay: its status is pending_shipment')
  const asked = control.bodies('GET /worlds/default/state/orders').length
  await userEvent.click(screen.getByRole('button', { name: 'ship' }))
  expect(await screen.findByText('ship: done.')).toBeDefined()
  expect(control.bodies('POST /worlds/default/events')).toEqual([{ entity: 'order', id: 'NS2', event: 'ship', params: {} }])
  expect(control.bodies('GET /worlds/default/state/orders').length).toBeGreaterThan(asked)
})

const line = { line_no: 'L1', product_name: 'Kopi Gayo', spec_values: ['250 g'], thumb_image_url: '/kopi.svg', price: 45_000, quantity: 2 }
const bought = {
  order_no: 'NS3',
  status: 'pending_payment',
  member_no: 'M81',
  created_at: 1_772_416_800_000,
  lines: [line, { ...line, line_no: 'L2', product_name: 'Teh Melati' }],
  amounts: { product_amount: 180_000, voucher_discount: 0, coins_used: 12, total: 179_880 },
  pay_by: 1_772_420_400_000,
}
const members = { 'GET /worlds/default/state/members': { list: [{ member_no: 'M81', user_name: 'Sari' }] } }

it('shows an order as a card: goods, amounts, member and lifecycle; its columns open with one click', async () => {
  const list = [{ event: 'pay', legal: true }]
  stubControl({
    ...reads,
    ...members,
    'GET /worlds/default/state/orders': { list: [bought] },
    'GET /worlds/default/events/order/NS3': { list },
  })
  renderWorkbench(<StateSection />, '/?table=orders&row=NS3')
  const card = within(await screen.findByRole('region', { name: 'NS3' }))
  const goods = within(card.getByRole('list', { name: 'Goods' })).getAllByRole('listitem')
  expect(goods[0]?.textContent).toBe('Kopi Gayo250 g · 2 × Rp45.000')
  expect(goods[0]?.querySelector('img')?.getAttribute('src')).toBe('/kopi.svg')
  expect(card.getByText('Rp179.880')).toBeDefined()
  expect(card.getByText('12 coins')).toBeDefined()
  expect((await card.findByRole('link', { name: 'Sari (M81)' })).getAttribute('href')).toContain('table=members&row=M81')
  const diagram = card.getByRole('img', { name: /^order is pending payment\. pay or accept_cod leads to pending shipment, / })
  expect([...diagram.querySelectorAll('text[font-weight="700"]')].map(({ textContent }) => textContent)).toEqual(['pending payment'])
  expect(await card.findByRole('button', { name: 'pay' })).toBeDefined()
  await userEvent.click(card.getByText('All columns'))
  expect(card.getByRole('region', { name: 'NS3 as JSON' }).textContent).toContain('"line_no": "L1"')
  expect(card.getByText('All columns').closest('details')?.open).toBe(true)
})

it('shows the goods of a request with the pictures of its order', async () => {
  const tables = [{ name: 'after_sales', key: 'after_sale_no', rows: 1, entities: ['after_sale'] }]
  const request = {
    after_sale_no: 'AS1',
    order_no: 'NS3',
    member_no: 'M81',
    type: 'return_refund',
    status: 6,
    lines: [{ line_no: 'L2', quantity: 1 }],
    refund: { refund_amount: 45_000 },
  }
  stubControl({
    ...members,
    'GET /worlds/default/state': { list: tables },
    'GET /worlds/default/state/after_sales': { list: [request] },
    'GET /worlds/default/state/orders': { list: [bought] },
    'GET /worlds/default/events/after_sale/AS1': { list: [] },
  })
  renderWorkbench(<StateSection />, '/?table=after_sales&row=AS1')
  const card = within(await screen.findByRole('region', { name: 'AS1' }))
  const goods = within(await card.findByRole('list', { name: 'Goods' })).getAllByRole('listitem')
  expect(goods.map(({ textContent }) => textContent)).toEqual(['Teh Melati250 g · 1 × Rp45.000'])
  expect(card.getByRole('link', { name: 'NS3' }).getAttribute('href')).toContain('table=orders&row=NS3')
  expect(card.getByRole('img', { name: /^after_sale\.return_refund is 6 awaiting return\. / })).toBeDefined()
})

it('shows the main columns of orders, and all of them on request', async () => {
  stubControl(reads)
  renderWorkbench(<StateSection />)
  const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  await screen.findByRole('table', { name: 'Rows of orders' })
  expect(titles()).toEqual(['order_no', 'status', 'member_no', 'created_at', 'pay_method'])
  await userEvent.click(screen.getByLabelText('All columns'))
  expect(titles()).toEqual(['order_no', 'status', 'created_at', 'lines'])
})

it('asks for the parameters of an event, and keeps them after an error', async () => {
  const restock = { event: 'restock', legal: true, params: [{ name: 'stock', type: 'number', value: 10, what: 'pieces' }] }
  const control = stubControl({
    ...reads,
    'GET /worlds/default/events/sku/P1-01': { list: [restock] },
    'POST /worlds/default/events': refused(409, 'restock is not possible: params.stock must be a whole number'),
  })
  renderWorkbench(<StateSection />)
  await userEvent.selectOptions(await screen.findByLabelText('Entity'), 'sku')
  await userEvent.clear(screen.getByLabelText('Id'))
  await userEvent.type(screen.getByLabelText('Id'), 'P1-01{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'restock …' }))
  await userEvent.clear(screen.getByLabelText('stock (pieces)'))
  await userEvent.type(screen.getByLabelText('stock (pieces)'), '1.5')
  await userEvent.click(screen.getByRole('button', { name: 'Fire restock' }))
  expect((await screen.findByRole('alert')).textContent).toContain('must be a whole number')
  expect(screen.getByLabelText('stock (pieces)')).toHaveProperty('value', '1.5')
  expect(control.bodies('POST /worlds/default/events')).toEqual([{ entity: 'sku', id: 'P1-01', event: 'restock', params: { stock: 1.5 } }])
})
