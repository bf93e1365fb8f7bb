import type { ReportBatch, ReportEvent } from '../report-events.ts'
import type { Report } from '../shop-events.ts'

const DELAY_MS = 5_000
/** Events of one post: `ReportBatch` allows no more, and a beacon no more than 64 KiB. */
const MAX_EVENTS = 20

/** A post that fails is not repeated. */
export function beaconAdapter(url: string): Report {
  let events: ReportEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const post = () => {
    clearTimeout(timer)
    timer = undefined
    if (events.length === 0) return
    const batch: ReportBatch = { events }
    events = []
    // As text: another origin then gets the post without a preflight request.
    navigator.sendBeacon(url, JSON.stringify(batch))
  }
  document.addEventListener('visibilitychange', () => {
    // Web Vitals report when the page is hidden, too.
    if (document.visibilityState === 'hidden') queueMicrotask(post)
  })
  addEventListener('pagehide', post)
  return (event) => {
    events.push(event)
    if (events.length >= MAX_EVENTS || document.visibilityState === 'hidden') post()
    else timer ??= setTimeout(post, DELAY_MS)
  }
}
