import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refused, renderWorkbench, stubControl, WORLD } from '../../testing/control-stub.tsx'
import { WorldsSection } from './worlds-section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const scenarios = { 'GET /scenarios': { list: [{ name: 'trade/first', title: 'A first order', covers: [] }] } }

it('creates a world from the typed values, and selects it', async () => {
  const control = stubControl({ ...scenarios, 'POST /worlds': { id: 'w2', now: WORLD.now } })
  renderWorkbench(<WorldsSection />)
  await userEvent.selectOptions(await screen.findByLabelText('Scenario'), await screen.findByRole('option', { name: /A first order/ }))
  await userEvent.type(screen.getByLabelText('Seed'), '7')
  await userEvent.click(screen.getByLabelText('Clock frozen'))
  await userEvent.click(screen.getByLabelText('Unknown fields refused'))
  await userEvent.click(screen.getByRole('button', { name: 'Make it' }))
  expect(await screen.findByText(/w2 is made/)).toBeDefined()
  expect(control.bodies('POST /worlds')).toEqual([{ scenario: 'trade/first', seed: 7, frozen: true, strict: true }])
})

it('shows an error beside its field, and keeps the typed values', async () => {
  stubControl({ ...scenarios, 'POST /worlds': refused(400, 'products: Too small: expected number to be >=600') })
  renderWorkbench(<WorldsSection />)
  await userEvent.type(await screen.findByLabelText('Products'), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Make it' }))
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
  const control = stubControl({ ...scenarios, 'GET /worlds': { list: [WORLD, { ...WORLD, id: 'w2' }] }, 'DELETE /worlds/w2': { ok: true } })
  renderWorkbench(<WorldsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete w2' }))
  expect(screen.queryByRole('button', { name: 'Delete default' })).toBeNull()
  expect(control.bodies('DELETE /worlds/w2')).toEqual([])
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('w2 is deleted.')).toBeDefined()
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
