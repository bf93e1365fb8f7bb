import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { EventBody } from './shop-events.ts'

/** Reports the five Web Vitals, each as soon as it is final: most when the page is left. */
export function observeWebVitals(report: (event: EventBody) => void): void {
  const observed = ({ name: metric, value, rating }: Metric) => report({ name: 'web_vital', metric, value, rating })
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(observed)
}
