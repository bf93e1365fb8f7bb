import type { ReportEvent } from '@nusaria/contracts/report-events'
import type { Failure } from '#platform/api/to-failure.ts'
import { currentLayout } from '#platform/browser/use-layout.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import type { Received } from '#platform/report/signals.ts'
import { withoutBase } from '#platform/routing/base-path.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { findRoute } from '../routes.tsx'
import { mask } from './mask.ts'
import { type EventBody, SHOP_EVENTS } from './shop-events.ts'

const MAX_PLACES = 8

/** The places of a stack that are in the shop's scripts, as `file.js:line:column`. */
function parseStack(stack = ''): string[] {
  return [...stack.matchAll(/([\w.-]+\.[cm]?[jt]sx?)(?:\?[^:\s]*)?:(\d+):(\d+)/g)]
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .slice(0, MAX_PLACES)
}

/** What may be reported of an error: its name, its masked message, and where it was thrown. */
export function describeError(error: unknown): { error: string; stack: string[] } {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { error: mask(text), stack: parseStack(error instanceof Error ? error.stack : undefined) }
}

const MAX_KEPT = 50

/** Whether this purchase or refund is reported for the first time in this browser. */
export function isFirstReport(transaction: string): boolean {
  const reported = (safeLocalStorage.get('reported') ?? '').split('\n')
  if (reported.includes(transaction)) return false
  safeLocalStorage.set('reported', [...reported, transaction].slice(-MAX_KEPT).join('\n'))
  return true
}

/** Where events go: one of the adapters. */
export type Report = (event: ReportEvent) => void

/** An ended session is no failure. */
function failureEvents(call: string, error: Failure): readonly EventBody[] {
  if (error.kind === 'session') return []
  return [{ name: 'failed_call', call, failure: error.kind, ...(error.kind === 'business' ? { code: error.code } : {}) }]
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
      if ('error' in outcome) return failureEvents(call, outcome.error)
      return SHOP_EVENTS[call]?.(outcome.data as never, args as never, pathname) ?? []
    }
  }
}

/** What makes two events of one visit the same. */
function toKey(event: EventBody): string | null {
  switch (event.name) {
    // Each choice on the confirm page gives new amounts.
    case 'begin_checkout':
      return event.name
    case 'view_item':
    case 'view_item_list':
    case 'search':
    case 'failed_call':
    case 'contract_deviation':
      return JSON.stringify(event)
    default:
      return null
  }
}

/** Adds to an event what every event says. */
function inContext(body: EventBody, pathname: string): ReportEvent {
  return { ...body, page: findRoute(pathname).path, language: currentLanguage(), layout: currentLayout() }
}

/** Reports about the page on which the visit began, as Web Vitals are. */
export function reporterOfLanding(report: Report): (body: EventBody) => void {
  const [navigation] = performance.getEntriesByType('navigation')
  const { pathname } = new URL(navigation?.name ?? location.href)
  return (body) => report(inContext(body, withoutBase(pathname)))
}

/** Turns signals into events: what a page shows again counts once a visit of the page, a purchase and a refund once for good. */
export function observer(report: Report): (received: Received) => void {
  let visited = ''
  let seen = new Set<string>()
  return (received) => {
    if (received.pathname !== visited) [visited, seen] = [received.pathname, new Set()]
    for (const body of toEvents(received)) {
      const key = toKey(body)
      if (key !== null && seen.has(key)) continue
      if (key !== null) seen.add(key)
      if ('transaction_id' in body && !isFirstReport(`${body.name} ${body.transaction_id} ${body.value}`)) continue
      report(inContext(body, received.pathname))
    }
  }
}
