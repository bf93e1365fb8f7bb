import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { refused, renderWorkbench, stubControl } from '../testing/control-stub.tsx'
import { CallerBar } from './caller-bar.tsx'

it('says why the sign-in failed', async () => {
  stubControl({ 'POST /worlds/default/sign-in': refused(409, 'dewi is disabled') })
  const onChange = vi.fn()
  renderWorkbench(<CallerBar caller={{ world: 'default', session: null }} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByLabelText('As'), 'dewi')
  await userEvent.click(screen.getByRole('button', { name: 'Use' }))
  expect(await screen.findByText('Not signed in: dewi is disabled')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Calls are made as a guest.')
  expect(onChange).not.toHaveBeenCalled()
})
