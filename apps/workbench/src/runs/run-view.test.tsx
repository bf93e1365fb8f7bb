import { ChakraProvider } from '@chakra-ui/react'
import type { Run } from '@nusaria/mock-api/control/types'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { system } from '../app/system.ts'
import { RunView } from './run-view.tsx'

const running: Run = {
  id: '1',
  name: 'cart/tended',
  driver: 'browser',
  layout: 'mobile',
  lang: 'id',
  state: 'running',
  planned: ['Shopper opens home', 'Shopper opens cart', 'Shopper goes back'],
  steps: [
    { said: 'Shopper opens home', verdict: 'passed', ms: 1_500, picture: '/__mock/runs/1/pictures/a/1.jpg' },
    { said: 'Shopper opens cart', verdict: 'passed', ms: 20, picture: '/__mock/runs/1/pictures/a/2.jpg' },
  ],
}

const shows = (run: Run, onStop = () => undefined) =>
  render(
    <ChakraProvider value={system}>
      <RunView run={run} onStop={onStop} />
    </ChakraProvider>,
  )

test('shows the newest screenshot of a run until another is selected', async () => {
  const onStop = vi.fn()
  shows(running, onStop)
  expect(screen.getByRole('status').textContent).toBe('Running step 3 of 3 …')
  expect(screen.getByRole('img', { name: 'The screen after step 2' }).getAttribute('src')).toBe('/__mock/runs/1/pictures/a/2.jpg')
  await userEvent.click(screen.getByRole('button', { name: 'Look at the screen after step 1' }))
  expect(screen.getByRole('img', { name: 'The screen after step 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  expect(screen.getByRole('img', { name: 'The screen after step 2' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})

test('shows where and why a run failed', () => {
  const steps = [...running.steps, { said: 'Shopper goes back', verdict: 'failed' as const, why: 'It stays at /cart' }]
  shows({ ...running, state: 'ended', verdict: 'failed', steps, ms: 4_000, report: '/__mock/runs/1/report' })
  expect(screen.getByRole('status').textContent).toBe('Failed in 4.0 s')
  expect(screen.getByText('It stays at /cart')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Report of this run' }).getAttribute('href')).toBe('/__mock/runs/1/report')
})

test('shows why a run could not start', () => {
  shows({ ...running, state: 'ended', verdict: 'failed', planned: [], steps: [], why: 'No Chromium found.' })
  expect(screen.getByRole('alert').textContent).toBe('No Chromium found.')
})
