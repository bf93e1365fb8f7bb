import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refused, renderWorkbench, stubControl, WORLD } from '../../testing/control-stub.tsx'
import { WorldsSection } from './worlds-section.tsx'

const scenarios = { 'GET /scenarios': { list: [{ name: 'trade/first', title: 'A first order', covers: [] }] } }

const worlds = [WORLD, { ...WORLD, id: 'w2' }, { ...WORLD, id: 'w3', name: 'Late vouchers', note: 'Every voucher ends tomorrow' }]

it('creates a world from the typed values, and selects it', async () => {
  const control = stubControl({ ...scenarios, 'POST /worlds': { id: 'w2', now: WORLD.now } })
  renderWorkbench(<WorldsSection />)
  await userEvent.selectOptions(await screen.findByLabelText('Scenario'), await screen.findByRole('option', { name: /A first order/ }))
  await userEvent.type(screen.getByLabelText('Name'), 'Checkout bug')
  await userEvent.type(screen.getByLabelText('Seed'), '7')
  await userEvent.click(screen.getByLabelText('Clock frozen'))
  await userEvent.click(screen.getByLabelText('Unknown fields refused'))
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText(/w2 is created/)).toBeDefined()
  expect(control.bodies('POST /worlds')).toEqual([{ name: 'Checkout bug', scenario: 'trade/first', seed: 7, frozen: true, strict: true }])
})

it('creates a world with more members and orders', async () => {
  const control = stubControl({ ...scenarios, 'POST /worlds': { id: 'w2', now: WORLD.now } })
  renderWorkbench(<WorldsSection />)
  await userEvent.type(await screen.findByLabelText('More members'), '20')
  await userEvent.type(screen.getByLabelText('More orders of Sari'), ' 500 ')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await screen.findByText(/w2 is created/)
  expect(control.bodies('POST /worlds')).toEqual([{ members: 20, orders: 500, frozen: false }])
})

it('shows the size of a world that was created larger', async () => {
  stubControl({ ...scenarios, 'GET /worlds': { list: [WORLD, { ...WORLD, id: 'w2', members: 1_000, orders: 500 }] } })
  renderWorkbench(<WorldsSection />)
  const row = (await screen.findByText('w2')).closest('tr')
  expect(row?.textContent).toContain('800 products, 1,000 more members, 500 more orders')
  expect((await screen.findByRole('row', { name: /default/ })).textContent).not.toContain('more')
})

it('shows an error beside its field, and keeps the typed values', async () => {
  stubControl({ ...scenarios, 'POST /worlds': refused(400, 'products: Too small: expected number to be >=600') })
  renderWorkbench(<WorldsSection />)
  await userEvent.type(await screen.findByLabelText('Products'), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too small: expected number to be >=600')
  expect(screen.getByLabelText('Products')).toHaveProperty('value', '5')
})

it('forks a world, and says why one cannot be forked', async () => {
  stubControl({ ...scenarios, 'POST /worlds/default/fork': refused(500, 'no room') })
  renderWorkbench(<WorldsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Fork default' }))
  expect((await screen.findByRole('alert')).textContent).toBe('no room')
})

it('deletes a world after a confirmation; the default one cannot be deleted', async () => {
  const control = stubControl({ ...scenarios, 'GET /worlds': { list: worlds }, 'POST /worlds/delete': { list: ['w2'] } })
  renderWorkbench(<WorldsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete w2' }))
  expect(screen.queryByRole('button', { name: 'Delete default' })).toBeNull()
  expect(control.bodies('POST /worlds/delete')).toEqual([])
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('w2 is deleted.')).toBeDefined()
  expect(control.bodies('POST /worlds/delete')).toEqual([{ ids: ['w2'] }])
})

it('deletes all checked worlds after one confirmation, and none that the search hides', async () => {
  const control = stubControl({ ...scenarios, 'GET /worlds': { list: worlds }, 'POST /worlds/delete': { list: ['w3'] } })
  renderWorkbench(<WorldsSection />)
  await userEvent.click(await screen.findByLabelText('Select all worlds'))
  expect(screen.queryByLabelText('Select default')).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete 2 worlds' }).textContent).toBe('Delete 2 selected')
  await userEvent.type(screen.getByLabelText('Search worlds'), 'voucher')
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete w3' })[0] as HTMLElement)
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Late vouchers: their members')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(control.bodies('POST /worlds/delete')).toEqual([])
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete w3' })[0] as HTMLElement)
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('w3 is deleted.')).toBeDefined()
  expect(control.bodies('POST /worlds/delete')).toEqual([{ ids: ['w3'] }])
})

it('shows the name and the note of a world, and finds it by them', async () => {
  stubControl({ ...scenarios, 'GET /worlds': { list: worlds } })
  renderWorkbench(<WorldsSection />)
  const table = await screen.findByRole('table', { name: 'All worlds' })
  const rows = () => within(table).getAllByRole('row').slice(1)
  expect(rows()[2]?.textContent).toContain('Late vouchersw3Every voucher ends tomorrow')
  await userEvent.type(screen.getByLabelText('Search worlds'), 'TOMORROW late')
  expect(rows()).toHaveLength(1)
  await userEvent.type(screen.getByLabelText('Search worlds'), ' nothing')
  expect(await screen.findByText('No world has these words.')).toBeDefined()
})

it('changes the name and the note; an error keeps what was typed', async () => {
  let answer: object = refused(400, 'name: Too big')
  const control = stubControl({ ...scenarios, 'GET /worlds': { list: worlds }, 'PUT /worlds/w3': () => answer })
  renderWorkbench(<WorldsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit w3' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Late vouchers')
  await userEvent.clear(form.getByLabelText('Name'))
  await userEvent.type(form.getByLabelText('Note'), '!')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toBe('name: Too big')
  expect(form.getByLabelText('Note')).toHaveProperty('value', 'Every voucher ends tomorrow!')
  answer = { id: 'w3' }
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(control.bodies('PUT /worlds/w3').at(-1)).toEqual({ name: '', note: 'Every voucher ends tomorrow!' })
})

it('opens the shop as a guest or any member who can log in', async () => {
  const member = { user_name: 'Sari Wulandari', phone: '81200000001', email: null, disabled: false, abnormal: false }
  const list = [
    { ...member, member_no: 'M1' },
    { ...member, member_no: 'M3', user_name: 'Dewi', disabled: true },
  ]
  stubControl({ ...scenarios, 'GET /worlds/default/state/members': { list } })
  renderWorkbench(<WorldsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open the shop of default' }))
  const sari = await screen.findByRole('menuitem', { name: /Sari/ })
  expect(sari.getAttribute('href')).toMatch(/^http:\/\/default\.localhost.*\/__mock\/enter\?as=M1$/)
  expect(screen.getByRole('menuitem', { name: 'As a guest' }).getAttribute('href')).toMatch(/\/__mock\/enter$/)
  expect(screen.getByRole('menuitem', { name: /Dewi/ }).getAttribute('aria-disabled')).toBe('true')
})
