import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWorkbench, stubControl, WORLD } from '../../testing/control-stub.tsx'
import { CaptchaSection } from '../captcha/captcha-section.tsx'
import { OutboxSection } from './outbox-section.tsx'

const sent = { channel: 'whatsapp', to: '81200000001', code: '123456', code_type: 5, at: WORLD.now }

it('copies a code with one click, confirms it, and shows its purpose', async () => {
  stubControl({ 'GET /worlds/default/outbox?to=': { list: [sent] } })
  const user = userEvent.setup()
  renderWorkbench(<OutboxSection />)
  await user.click(await screen.findByRole('button', { name: 'Copy code 123456' }))
  expect(await screen.findByText('Copied code')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('123456')
  expect(screen.getByText('Reset the password')).toBeDefined()
})

it('filters by recipient', async () => {
  stubControl({ 'GET /worlds/default/outbox?to=': { list: [sent] }, 'GET /worlds/default/outbox?to=08': { list: [] } })
  renderWorkbench(<OutboxSection />)
  await userEvent.type(await screen.findByLabelText('To'), '08')
  expect(await screen.findByText('Nothing was sent to 08.')).toBeDefined()
})

it('shows the answers of open captchas', async () => {
  const now = Date.parse(WORLD.now)
  const picture = { account: '81200000001', type_id: '2', spent: false, expires_at: now + 60_000 }
  const list = [
    { ...picture, image_id: 'I1', answer: 'OLD1', spent: true },
    { ...picture, image_id: 'I2', answer: 'OVER', expires_at: now },
    { ...picture, image_id: 'I3', answer: 'GOOD' },
  ]
  stubControl({ 'GET /worlds/default/state/captchas': { list } })
  renderWorkbench(<CaptchaSection />)
  expect(await screen.findByRole('button', { name: 'Copy answer GOOD' })).toBeDefined()
  expect(screen.queryByText(/OLD1|OVER/)).toBeNull()
})
