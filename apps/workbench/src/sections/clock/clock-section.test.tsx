import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refused, renderWorkbench, stubControl } from '../../testing/control-stub.tsx'
import { ClockSection } from './clock-section.tsx'

const due = { at: '2026-03-02T10:30:00.000+07:00', kind: 'order_expire', ref: 'NS1' }
const timers = { 'GET /worlds/default/dues': { list: [due] } }
const moved = { now: '2026-03-02T10:30:00.000+07:00', fired: [due] }

it('shows the timers, sets the clock to one, and shows what fired', async () => {
  const control = stubControl({ ...timers, 'POST /worlds/default/clock': moved })
  renderWorkbench(<ClockSection />)
  expect(await screen.findByText('in 1 h 30 min')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Go to order_expire of NS1' }))
  expect(await screen.findByText('It is Mon, 2 Mar 2026, 10:30:00. 1 timer fired.')).toBeDefined()
  expect(within(screen.getByRole('table', { name: 'What fired' })).getByText('NS1')).toBeDefined()
  expect(control.bodies('POST /worlds/default/clock')).toEqual([{ now: due.at }])
})

it('advances by a preset or any duration, sets a time, and unfreezes', async () => {
  const control = stubControl({ ...timers, 'POST /worlds/default/clock': { ...moved, fired: [] } })
  renderWorkbench(<ClockSection />)
  await userEvent.click(await screen.findByRole('button', { name: '+1 day' }))
  await userEvent.type(screen.getByLabelText('Advance by'), 'P1DT2H{Enter}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Frozen' }))
  await screen.findByText(/It runs from/)
  expect(control.bodies('POST /worlds/default/clock')).toEqual([{ advance: 'P1D' }, { advance: 'P1DT2H' }, { frozen: false }])
})

it('shows why the clock cannot move, and keeps the typed value', async () => {
  stubControl({ ...timers, 'POST /worlds/default/clock': refused(400, 'advance: "soon" is not an ISO 8601 duration') })
  renderWorkbench(<ClockSection />)
  await userEvent.type(await screen.findByLabelText('Advance by'), 'soon{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('not an ISO 8601 duration')
  expect(screen.getByLabelText('Advance by')).toHaveProperty('value', 'soon')
})
