import { useEffect } from 'react'
import { useAnalyticsConsent } from '#platform/report/consent.ts'
import { receiveSignals } from '#platform/report/signals.ts'
import { ConsentPrompt } from './consent-prompt.tsx'

/** ms before reporting starts: the first screen loads undisturbed */
const DELAY = 3_000

/** Reports to the operator's analytics, once the shopper allows it where consent is asked for. */
export function Reporting() {
  const consent = useAnalyticsConsent()
  useEffect(() => {
    if (consent === 'denied') receiveSignals(() => {})
    if (consent !== 'granted') return
    receiveSignals(null)
    // If its code fails to load, this visit isn't reported.
    const timer = setTimeout(() => void import('./start.ts').then((m) => m.startReporting()).catch(() => {}), DELAY)
    return () => clearTimeout(timer)
  }, [consent])
  return consent === 'open' ? <ConsentPrompt /> : null
}
