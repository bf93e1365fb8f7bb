import { useState } from 'react'
import { sessionValues } from '../../shared/state/session-values.ts'

/** The consent of a login under way, kept in this tab until the login. */
export const consent = {
  given: (): boolean => sessionValues.get('loginConsent') !== null,
  give(agreed: boolean): void {
    if (agreed) sessionValues.set('loginConsent', '1')
    else sessionValues.remove('loginConsent')
  },
} as const

/** The ticked consent of a login under way: it survives another way of logging in, a look at what is agreed to, and a reload; not the login. */
export function useConsent(): readonly [boolean, (agreed: boolean) => void] {
  const [agreed, setAgreed] = useState(consent.given)
  const agree = (next: boolean) => {
    setAgreed(next)
    consent.give(next)
  }
  return [agreed, agree]
}
