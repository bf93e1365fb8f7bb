import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { refused, renderWorkbench, stubControl, WORLD } from '../testing/control-stub.tsx'
import { POLLED, useControl } from './control-api.ts'
import { useWorlds } from './worlds.ts'

function Names() {
  const { data, error } = useWorlds()
  return (
    <p>
      {data?.list.map(({ name }) => name).join()} {error?.message}
    </p>
  )
}

function Rename({ onDone }: { readonly onDone: () => void }) {
  const change = useControl()
  return (
    <button type="button" onClick={() => void change('labelWorld', { params: { id: 'default' }, body: { name: 'new' } }).then(onDone)}>
      Rename
    </button>
  )
}

it('asks once for all that show the same, and an action ends when the list is loaded again', async () => {
  let name = 'old'
  const list = vi.fn(() => ({ list: [{ ...WORLD, name }] }))
  stubControl({
    'GET /worlds': list,
    'PUT /worlds/default': () => {
      name = 'new'
      return {}
    },
  })
  const asked: number[] = []
  renderWorkbench(
    <>
      <Names />
      <Names />
      <Rename onDone={() => asked.push(list.mock.calls.length)} />
    </>,
  )
  expect(await screen.findAllByText('old')).toHaveLength(2)
  expect(list).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findAllByText('new')).toHaveLength(2)
  expect(asked).toEqual([2])
})

it('asks again after an action where the list was on its way before', async () => {
  let arrive: (reply: object) => void = () => undefined
  const late = new Promise<object>((resolve) => {
    arrive = resolve
  })
  const api = stubControl({
    'GET /worlds': vi.fn<() => object>(() => ({ list: [{ ...WORLD, name: 'new' }] })).mockReturnValueOnce(late),
    'PUT /worlds/default': {},
  })
  const asked: number[] = []
  renderWorkbench(
    <>
      <Names />
      <Rename onDone={() => asked.push(api.bodies('GET /worlds').length)} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await expect.poll(() => api.bodies('PUT /worlds/default').length).toBe(1)
  // The reply to the change is read.
  await act(() => new Promise(setImmediate))
  arrive({ list: [{ ...WORLD, name: 'old' }] })
  expect(await screen.findByText('new')).toBeTruthy()
  await expect.poll(() => asked).toEqual([2])
})

it('polls, keeps the last reply where a poll fails, and says why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let answer: object = { list: [{ ...WORLD, name: 'first' }] }
  stubControl({ 'GET /worlds': () => answer })
  renderWorkbench(<Names />)
  await screen.findByText('first')
  answer = refused(500, 'It broke')
  await act(() => vi.advanceTimersByTimeAsync(POLLED.pollingInterval))
  expect(await screen.findByText('first It broke')).toBeTruthy()
  answer = { list: [{ ...WORLD, name: 'second' }] }
  await act(() => vi.advanceTimersByTimeAsync(POLLED.pollingInterval))
  expect(await screen.findByText('second')).toBeTruthy()
})
