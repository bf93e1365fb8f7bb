import type { ReportEvent } from '@nusaria/contracts/report-events'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { config } from '#platform/config/config.ts'
import { analyticsConsent } from '#platform/report/consent.ts'
import { receiveSignals } from '#platform/report/signals.ts'
import { observer, type Report, reporterOfLanding } from './observe.ts'
import type { EventBody } from './shop-events.ts'

/** Reports the five Web Vitals, each as soon as it is final: most when the page is left. */
function observeWebVitals(report: (event: EventBody) => void): void {
  const observed = ({ name: metric, value, rating }: Metric) => report({ name: 'web_vital', metric, value, rating })
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(observed)
}

/** The adapter of the configuration; only its code loads. */
async function loadAdapter({ analytics }: Pick<typeof config, 'analytics'>): Promise<Report> {
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

/** Starts reporting; again after the shopper stopped and allowed it. An adapter that throws disturbs nothing. */
export async function startReporting(): Promise<void> {
  const first = !adapter
  adapter ??= loadAdapter(config)
  const send = await adapter
  const report = (event: ReportEvent) => {
    if (analyticsConsent() === 'granted') send(event)
  }
  receiveSignals(observer(report))
  if (first) observeWebVitals(reporterOfLanding(report))
}
