import { useSyncExternalStore } from 'react'
import { config } from '../config/config.ts'
import { createEmitter } from '../events.ts'
import { safeLocalStorage } from '../state/browser-storage.ts'

/** `open`: the shopper has not answered yet. */
export type Consent = 'granted' | 'denied' | 'open'

const { emit, subscribe } = createEmitter()

/** Whether the shopper allows measuring. Granted where the operator asks for no consent, denied where nothing is measured. */
export function analyticsConsent(): Consent {
  const { analytics } = config
  if (analytics.adapter === 'none') return 'denied'
  if (!analytics.consent) return 'granted'
  const answer = safeLocalStorage.get('analytics')
  return answer === 'granted' || answer === 'denied' ? answer : 'open'
}

export function answerConsent(answer: 'granted' | 'denied'): void {
  safeLocalStorage.set('analytics', answer)
  emit()
}

export function useAnalyticsConsent(): Consent {
  return useSyncExternalStore(subscribe, analyticsConsent, () => 'denied')
}
