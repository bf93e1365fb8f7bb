import { useState } from 'react'
import { sessionValues } from '../../shared/state/session-values.ts'

/** The ticked consent of a login under way: it survives another way of logging in, a look at what is agreed to, and a reload; not the login. */
export function useConsent(): readonly [boolean, (agreed: boolean) => void] {
  const [agreed, setAgreed] = useState(() => sessionValues.get('loginConsent') !== null)
  const agree = (next: boolean) => {
    setAgreed(next)
    if (next) sessionValues.set('loginConsent', '1')
    else sessionValues.remove('loginConsent')
  }
  return [agreed, agree]
}
