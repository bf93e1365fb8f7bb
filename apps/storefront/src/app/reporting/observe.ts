import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { currentLayout } from '#platform/browser/use-layout.ts'
import { config } from '#platform/config/config.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { analyticsConsent } from '#platform/report/consent.ts'
import { type Received, receiveSignals } from '#platform/report/signals.ts'
import { withoutBase } from '#platform/routing/base-path.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { findRoute } from '../routes.tsx'
import type { ReportEvent } from './report-events.ts'
import { type EventBody, mask, type Report, SHOP_EVENTS } from './shop-events.ts'

const MAX_PLACES = 8
/** purchases and refunds */
const MAX_REPORTED = 50

/** The places of a stack that are in the shop's scripts, as `file.js:line:column`. */
function parseStack(stack = ''): string[] {
  return [...stack.matchAll(/([\w.-]+\.[cm]?[jt]sx?)(?:\?[^:\s]*)?:(\d+):(\d+)/g)]
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .slice(0, MAX_PLACES)
}

export function describeError(error: unknown): { error: string; stack: string[] } {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { error: mask(text), stack: parseStack(error instanceof Error ? error.stack : undefined) }
}

export function isFirstReport(transaction: string): boolean {
  const reported = (safeLocalStorage.get('reported') ?? '').split('\n')
  if (reported.includes(transaction)) return false
  safeLocalStorage.set('reported', [...reported, transaction].slice(-MAX_REPORTED).join('\n'))
  return true
}

function toEvents(received: Received): readonly EventBody[] {
  switch (received.kind) {
    case 'crash':
    case 'unhandled':
      return [{ name: received.kind, ...describeError(received.error) }]
    case 'deviation':
      return [{ name: 'contract_deviation', call: received.call, issues: received.issues.slice(0, 5).map(mask) }]
    case 'call': {
      const { call, args, outcome, pathname } = received
      if (!('error' in outcome)) return SHOP_EVENTS[call]?.(outcome.data as never, args as never, pathname) ?? []
      const { error } = outcome
      // An ended session is no failure.
      if (error.kind === 'session') return []
      return [{ name: 'failed_call', call, failure: error.kind, ...(error.kind === 'business' && { code: error.code }) }]
    }
  }
}

const ONCE_A_VISIT: readonly EventBody['name'][] = [
  'begin_checkout',
  'view_item',
  'view_item_list',
  'search',
  'failed_call',
  'contract_deviation',
]

function inContext(body: EventBody, pathname: string): ReportEvent {
  return { ...body, page: findRoute(pathname).path, language: currentLanguage(), layout: currentLayout() }
}

/** Turns signals into events: what a page shows again counts once a visit of the page, a purchase and a refund once for good. */
export function createObserver(report: Report): (received: Received) => void {
  let visited = ''
  let seen = new Set<string>()
  return (received) => {
    if (received.pathname !== visited) [visited, seen] = [received.pathname, new Set()]
    for (const body of toEvents(received)) {
      if (ONCE_A_VISIT.includes(body.name)) {
        // Each choice on the confirm page gives new amounts.
        const key = body.name === 'begin_checkout' ? body.name : JSON.stringify(body)
        if (seen.has(key)) continue
        seen.add(key)
      }
      if ('transaction_id' in body && !isFirstReport(`${body.name} ${body.transaction_id} ${body.value}`)) continue
      report(inContext(body, received.pathname))
    }
  }
}

/** They are of the page on which the visit began, and final at the latest when it is left. */
function observeWebVitals(report: Report): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const landing = withoutBase(new URL(navigation?.name ?? location.href).pathname)
  const onMetric = ({ name: metric, value, rating }: Metric) => report(inContext({ name: 'web_vital', metric, value, rating }, landing))
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onMetric)
}

async function loadAdapter(): Promise<Report> {
  const { analytics } = config
  switch (analytics.adapter) {
    case 'console':
      return (await import('./adapters/console.ts')).consoleAdapter()
    case 'beacon':
      return (await import('./adapters/beacon.ts')).beaconAdapter(analytics.url)
    case 'ga4':
      return (await import('./adapters/ga4.ts')).ga4Adapter(analytics.id)
    case 'sentry':
      return (await import('./adapters/sentry.ts')).sentryAdapter(analytics.url)
    case 'none':
      return () => {}
  }
}

let adapter: Promise<Report> | undefined

/** Called again when the shopper has stopped reporting and allows it once more. An adapter that throws disturbs nothing. */
export async function startReporting(): Promise<void> {
  const first = !adapter
  adapter ??= loadAdapter()
  const send = await adapter
  const report = (event: ReportEvent) => {
    if (analyticsConsent() === 'granted') send(event)
  }
  receiveSignals(createObserver(report))
  if (first) observeWebVitals(report)
}
