import { CONTROL_BASE } from '@nusaria/mock-api/control/base'
import { type ControlCall, ControlError } from '@nusaria/scenario-runner/support/control'
import type { Host, WireRequest } from '@nusaria/scenario-runner/support/hosts'
import type { Page } from '@playwright/test'

/** The offline build's mock inside a page, reached by the page's fetch. */
export function pageHost(page: Page): Host {
  const fetched = (sent: Omit<WireRequest, 'body'> & { body: string | null }) =>
    page.evaluate(async ({ url, ...init }) => {
      const reply = await fetch(url, init)
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
    }, sent)
  const control: ControlCall = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetched({ method, url: `${CONTROL_BASE}${path}`, headers, body: body ? JSON.stringify(body) : null })
    if (reply.status >= 300) throw new ControlError(method, path, reply.status, reply.body)
    return JSON.parse(reply.body)
  }
  return {
    name: 'msw',
    control,
    send({ body, ...sent }, worldId) {
      if (typeof body !== 'string' && body !== null) throw new TypeError('Only text is sent from inside a page')
      return fetched({ ...sent, headers: { ...sent.headers, 'x-mock-world': worldId }, body })
    },
    close: async () => undefined,
  }
}
