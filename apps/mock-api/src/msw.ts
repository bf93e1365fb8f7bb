import { API_BASE } from '@nusaria/contracts/headers'
import { type HttpHandler, http } from 'msw'
import { CONTROL_BASE } from './control/base.ts'
import { MEDIA_BASE } from './hosts/media.ts'
import type { ShopMock } from './library/shop-mock.ts'

export interface MswOptions {
  /** The origin whose requests are answered, such as `https://api.example`; by default every one. */
  readonly origin?: string
}

/** Handlers of MSW that answer by a mock, for `setupWorker` and `setupServer`. Requests elsewhere pass. */
export function mswHandlers(mock: ShopMock, { origin = '*' }: MswOptions = {}): HttpHandler[] {
  const resolver = ({ request }: { request: Request }) => mock.handle(request)
  return [API_BASE, CONTROL_BASE, MEDIA_BASE].flatMap((base) => [
    http.all(`${origin}${base}`, resolver),
    http.all(`${origin}${base}/*`, resolver),
  ])
}
