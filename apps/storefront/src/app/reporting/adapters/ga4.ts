import { toAddress } from '#platform/routing/base-path.ts'
import type { ReportEvent } from '../report-events.ts'
import type { Report } from '../shop-events.ts'

/** What Google's tag reads from `dataLayer` is the arguments object of a call, not a list. */
function gtag(..._args: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

/** Events without items, whose lists GA4 doesn't know. */
function toFields({ name: _, page, ...fields }: ReportEvent): Record<string, unknown> {
  const flat = Object.entries(fields).map(([key, value]) => [
    key,
    key !== 'items' && Array.isArray(value) ? value.join(' | ').slice(0, 100) : value,
  ])
  return { ...Object.fromEntries(flat), ...pageFields(page) }
}

/** The route stands for the address, which may name an order or a keyword. */
const pageFields = (page: string) => ({ page_location: toAddress(page), page_title: page, page_referrer: '' })

/** Loads Google's tag and sends events to a GA4 property (`G-…`). Its own page views, signals and cookies for ads are off. */
export function ga4Adapter(id: string): Report {
  window.dataLayer = []
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false, ...pageFields('/') })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  return (event) => gtag('event', event.name, toFields(event))
}
