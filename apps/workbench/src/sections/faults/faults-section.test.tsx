import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refused, renderWorkbench, stubControl } from '../../testing/control-stub.tsx'
import { FaultsSection } from './faults-section.tsx'

const placed = { fault: { call: 'order.place', reply: 401 }, seen: 4, used: 2 }
const list = { 'GET /worlds/default/faults': { list: [placed] } }

async function chooseCartAdd() {
  await userEvent.click(await screen.findByLabelText('Call'))
  await userEvent.paste('cart.add')
  await userEvent.click(within(screen.getByRole('list', { name: 'Calls' })).getByRole('button', { name: /cart\.add(?!\w)/ }))
}

async function pasteInto(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

it('offers only the declared errors of a call, 401 and network faults', async () => {
  stubControl(list)
  renderWorkbench(<FaultsSection />)
  await chooseCartAdd()
  const what = screen.getByLabelText('What happens to cart.add')
  const offered = within(what)
    .getAllByRole('option')
    .map((option) => option.textContent ?? '')
  expect(offered.some((text) => text.startsWith('401 SESSION_EXPIRED: Your session'))).toBe(true)
  expect(offered.some((text) => text.includes('STOCK_INSUFFICIENT'))).toBe(true)
  expect(offered.some((text) => text.includes('CODE_INVALID'))).toBe(false)
  expect(offered.filter((text) => /^(Slow|Hangs|Reset|An HTTP|Truncated|Malformed)/.test(text))).toHaveLength(6)
})

it('adds a fault to the others, which keep their counts', async () => {
  const control = stubControl({ ...list, 'PUT /worlds/default/faults': { list: [] } })
  renderWorkbench(<FaultsSection />)
  await chooseCartAdd()
  await userEvent.selectOptions(screen.getByLabelText('What happens to cart.add'), 'wire latency')
  await userEvent.type(screen.getByLabelText('So many times'), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Place it' }))
  expect(await screen.findByText('Placed on cart.add for everyone: Slow: 3,000 ms, 2 times.')).toBeDefined()
  expect(control.bodies('PUT /worlds/default/faults')).toEqual([
    { list: [placed.fault, { call: 'cart.add', times: 2, wire: 'latency', ms: 3000 }], keep: true },
  ])
})

it('shows an error beside its field, and keeps the typed values', async () => {
  stubControl({ ...list, 'PUT /worlds/default/faults': refused(400, 'list.1.rate: Too big: expected number to be <=1') })
  renderWorkbench(<FaultsSection />)
  await chooseCartAdd()
  await userEvent.selectOptions(screen.getByLabelText('What happens to cart.add'), 'wire hang')
  await userEvent.type(screen.getByLabelText('Chance, 0 to 1'), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Place it' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too big: expected number to be <=1')
  expect(screen.getByLabelText('Chance, 0 to 1')).toHaveProperty('value', '2')
})

it('limits a fault to a member and to calls with certain arguments, and answers with a body of its own', async () => {
  const members = { list: [{ member_no: 'M8100000001', user_name: 'Sari', phone: '81200000001' }] }
  const control = stubControl({ ...list, 'GET /worlds/default/state/members': members, 'PUT /worlds/default/faults': { list: [] } })
  renderWorkbench(<FaultsSection />)
  await chooseCartAdd()
  await userEvent.selectOptions(screen.getByLabelText('What happens to cart.add'), 'wire http')
  await userEvent.selectOptions(screen.getByLabelText('Member'), await screen.findByRole('option', { name: 'Sari (81200000001)' }))
  await userEvent.clear(screen.getByLabelText('HTTP status'))
  await userEvent.type(screen.getByLabelText('HTTP status'), '200')
  await pasteInto('Only calls with (JSON)', '{ "sku_no": "S1" }')
  await pasteInto('Body (JSON)', '{ "code": 0, "data": [] }')
  await userEvent.click(screen.getByRole('button', { name: 'Place it' }))
  const said = 'Placed on cart.add for M8100000001, with {"sku_no":"S1"}: HTTP 200 with {"code":0,"data":[]}, always.'
  expect(await screen.findByText(said)).toBeDefined()
  const fault = { call: 'cart.add', member: 'M8100000001', match: { sku_no: 'S1' }, wire: 'http', status: 200 }
  expect(control.bodies('PUT /worlds/default/faults')).toEqual([
    { list: [placed.fault, { ...fault, body: { code: 0, data: [] } }], keep: true },
  ])
})

it.each([
  ['Body (JSON)', '{ "code": ', /^This is not JSON: /],
  ['Only calls with (JSON)', '["S1"]', /^Write an object: /],
])('says what is wrong with the JSON of "%s", and keeps the typed text', async (label, typed, why) => {
  const control = stubControl({ ...list, 'PUT /worlds/default/faults': { list: [] } })
  renderWorkbench(<FaultsSection />)
  await chooseCartAdd()
  await userEvent.selectOptions(screen.getByLabelText('What happens to cart.add'), 'wire http')
  await pasteInto(label, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Place it' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(why)
  expect(screen.getByLabelText(label)).toHaveProperty('value', typed)
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(control.bodies('PUT /worlds/default/faults')).toEqual([])
})

it('shows how often each fault acted, removes one, and clears all', async () => {
  const control = stubControl({ ...list, 'PUT /worlds/default/faults': { list: [] } })
  renderWorkbench(<FaultsSection />)
  const row = await screen.findByRole('row', { name: /order\.place/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['order.place', '401 SESSION_EXPIRED', 'everyone', 'always', '4', '2']))
  await userEvent.click(screen.getByRole('button', { name: 'Remove 401 SESSION_EXPIRED of order.place' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(await screen.findByText('No faults are left.')).toBeDefined()
  expect(control.bodies('PUT /worlds/default/faults')).toEqual([
    { list: [], keep: true },
    { list: [], keep: true },
  ])
})
