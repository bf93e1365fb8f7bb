import { ChakraProvider } from '@chakra-ui/react'
import type { WorldSummary } from '@nusaria/mock-api/control/types'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { system } from '../app/system.ts'
import { createStore } from '../control/control-api.ts'

// Checking visibility takes most of the time in jsdom, and nothing here is hidden by styles.
configure({ defaultHidden: true })
// Nothing here reads styles of style sheets, and computing them is slow.
window.getComputedStyle = (element) => (element as HTMLElement).style

/** A reply of the stubbed control API: a body, or an error made by `refused`. */
type Answer = object | ((body: unknown) => object)

class RefusedAnswer {
  readonly status: number
  readonly error: string
  constructor(status: number, error: string) {
    this.status = status
    this.error = error
  }
}

/** An error reply with its reason. */
export function refused(status: number, error: string): object {
  return new RefusedAnswer(status, error)
}

export const WORLD: WorldSummary = {
  id: 'default',
  now: '2026-03-02T09:00:00.000+07:00',
  frozen: true,
  scenario: null,
  seed: 1,
  products: 800,
  members: 0,
  orders: 0,
  strict: false,
  requests: 3,
  last_used: '2026-03-02T09:00:00.000+07:00',
}

/** Stubs the control API by `METHOD /path` below `/__mock`; other requests get 404. Returns the requests it received. */
export function stubControl(answers: Readonly<Record<string, Answer>>) {
  const sent: { readonly what: string; readonly body: unknown }[] = []
  const all: Readonly<Record<string, Answer>> = { 'GET /worlds': { list: [WORLD] }, ...answers }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const what = `${method} ${address.replace('/__mock', '')}`
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    sent.push({ what, body: read })
    const answer = all[what] ?? new RefusedAnswer(404, `There is no ${what}`)
    const given = await (typeof answer === 'function' ? answer(read) : answer)
    return given instanceof RefusedAnswer ? Response.json({ error: given.error }, { status: given.status }) : Response.json(given)
  })
  /** The bodies sent to one call. */
  return { bodies: (what: string) => sent.filter((request) => request.what === what).map(({ body }) => body) }
}

/** Renders a part of the workbench. */
export function renderWorkbench(part: ReactNode, at = '/') {
  return render(
    <Provider store={createStore()}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </ChakraProvider>
    </Provider>,
  )
}
