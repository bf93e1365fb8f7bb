import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refused, renderWorkbench, stubControl } from '../../testing/control-stub.tsx'
import { StateSection } from './state-section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
