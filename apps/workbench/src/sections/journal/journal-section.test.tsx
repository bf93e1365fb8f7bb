import type { JournalLine } from '@nusaria/mock-api/control/types'
import type { Recording } from '@nusaria/scenarios/recording'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderWorkbench } from '../../testing/control-stub.tsx'
import { JournalSection } from './journal-section.tsx'

const line = (seq: number, more: Partial<JournalLine> = {}): JournalLine => ({
  seq,
  at: '2026-03-02T09:00:00.000+07:00',
  method: 'POST',
  path: '/api/cart/add',
  call: 'cart.add',
  device: 1,
  request: { headers: {}, body: { sku_no: 'S1' } },
  reply: { data: { total_quantity: 1 } },
  code: 0,
  http: 200,
  ms: 1.5,
  violations: [],
  ...more,
})

const recording: Recording = {
  format: 1,
  title: 'Sold out',
  given: { seed: 1, now: '2026-03-02T09:00:00.000+07:00', frozen: true },
  actors: [{ device: 'd' }],
  missing: ['Line 9: something was too long'],
  steps: [
    {
      call: 'auth.login',
      args: { check_code: { secret: 'code', to: '812', back: 0 } },
      by: { actor: 0 },
      at: '2026-03-02T09:00:00.000+07:00',
      expect: { code: 0 },
      before: true,
    },
  ],
}

let journal: JournalLine[]
let asked: string[]

beforeEach(() => {
  journal = [
    line(1),
    line(2, { call: 'order.place', member_no: 'M81', code: 1105007, reply: { msg: 'Habis' } }),
    line(3, { fault: 'wire http 500', code: null, http: 500, violations: ['order.place: the reply breaks its contract'] }),
  ]
  asked = []
  // The list box gets a height, as jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url} ${body ?? ''}`.trim())
    const since = Number(/journal\?since=(\d+)/.exec(url)?.[1])
    if (url.includes('/journal')) return Response.json({ list: journal.filter(({ seq }) => seq > since) })
    if (url.includes('/recording')) return Response.json(recording)
    if (method === 'POST') return Response.json({ id: 'r1' }, { status: 201 })
    return Response.json({
      id: 'r1',
      state: 'ended',
      verdict: 'failed',
      planned: ['a', 'b'],
      steps: [
        { said: 'auth.login', verdict: 'passed' },
        { said: 'cart.add', verdict: 'failed', why: 'cart.add answered 1105007, not 0' },
      ],
    })
  })
})

const types = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function opened() {
  const user = userEvent.setup()
  renderWorkbench(<JournalSection />, '/journal?world=w1')
  const list = await screen.findByRole('listbox', { name: 'Requests' })
  return { user, list, options: () => within(list).getAllByRole('option') }
}

it('lists requests with caller and reply, and filters by call, code, member and problems', async () => {
  const { user, list, options } = await opened()
  expect(list.textContent).toMatch(/^LineTimeCallWhoCodeTook/)
  expect(options().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('cart.addguest · device 1'),
    expect.stringMatching(/order\.place.*M81 · device 1.*1105007 STOCK_INSUFFICIENT/),
    expect.stringMatching(/no envelope.*500.*faultcontract/),
  ])
  types('Code', 'stock')
  await waitFor(() => expect(options()).toHaveLength(1))
  types('Code', '')
  types('Who', 'M81')
  await waitFor(() => expect(options()).toHaveLength(1))
  types('Who', '')
  await waitFor(() => expect(options()).toHaveLength(3))
  await user.click(screen.getByRole('checkbox', { name: 'Only problems' }))
  await waitFor(() => expect(options()).toHaveLength(2))
  types('Call', 'nothing like it')
  expect(await screen.findByText('No request matches.')).toBeTruthy()
})

it('shows the deviations of a served request, and counts it as a problem', async () => {
  journal = [line(1), line(2, { deviations: ['body.colour: no such field', 'header Storeno: missing'] })]
  const { user, options } = await opened()
  expect(options().map(({ textContent }) => textContent?.includes('deviation'))).toEqual([false, true])
  await user.click(screen.getByRole('checkbox', { name: 'Only problems' }))
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.click(options()[0] as HTMLElement)
  const note = within(screen.getByRole('region', { name: 'Line 2: cart.add' })).getByRole('note', { name: 'Deviations' })
  expect(note.textContent).toContain('body.colour: no such field')
  expect(note.textContent).toContain('header Storeno: missing')
})

it('marks what the server asked to render a page, which is no problem by itself', async () => {
  journal = [line(1, { rendered: true }), line(2, { rendered: true, code: 1105007 })]
  const { user, options } = await opened()
  expect(options().map(({ textContent }) => textContent?.includes('rendered'))).toEqual([true, true])
  await user.click(screen.getByRole('checkbox', { name: 'Only problems' }))
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.click(options()[0] as HTMLElement)
  expect(screen.getByRole('region', { name: 'Line 2: cart.add' }).textContent).toContain('The server asked for it, to render a page')
})

it('shows a line with request, reply and contract violations', async () => {
  const { user, options } = await opened()
  await user.click(options()[2] as HTMLElement)
  const detail = screen.getByRole('region', { name: 'Line 3: cart.add' })
  expect(within(detail).getByRole('alert').textContent).toContain('the reply breaks its contract')
  expect(within(detail).getByRole('region', { name: 'Request' }).textContent).toContain('"sku_no": "S1"')
  expect(within(detail).getByText('fault: wire http 500')).toBeTruthy()
  expect(within(detail).getByRole('link', { name: 'Its contract' }).getAttribute('href')).toContain('cart.add')
})

it('saves a range selected by keys, and says what a replay fills in and what is missing', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, list, options } = await opened()
  list.focus()
  await user.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}')
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'true', 'false'])
  types('Title', 'Sold out')
  await user.click(screen.getByRole('button', { name: 'Save as scenario' }))
  expect(await screen.findByText('Saved 1 steps, 1 of them from before that it needs.')).toBeTruthy()
  expect(asked).toContain('GET /__mock/worlds/w1/recording?from=1&to=2&title=Sold+out')
  expect(saved).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: /npm run scenario -- sold-out\.scenario\.json/ })).toBeTruthy()
  expect(screen.getByText('1 code from the outbox')).toBeTruthy()
  expect(screen.getByText('Line 9: something was too long')).toBeTruthy()
})

it('replays a range, and shows the failed step', async () => {
  const { user, options } = await opened()
  await user.click(options()[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Replay here' }))
  expect(await screen.findByText('cart.add answered 1105007, not 0')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'failed' })).toBeTruthy()
  expect(screen.getByText('Failed')).toBeTruthy()
  expect(asked.find((one) => one.startsWith('POST'))).toContain('"driver":"http"')
})

it('renders only the visible lines of two thousand', async () => {
  journal = Array.from({ length: 2_000 }, (_, at) => line(at + 1))
  const { options } = await opened()
  expect(screen.getByText('2000 lines')).toBeTruthy()
  expect(options().length).toBeLessThan(60)
})
