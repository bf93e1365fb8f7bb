import { useState } from 'react'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'

/** The consent of a login under way, kept in this tab until the login. */
export const consentStore = {
  isGiven: (): boolean => safeSessionStorage.get('loginConsent') !== null,
  set(agreed: boolean): void {
    if (agreed) safeSessionStorage.set('loginConsent', '1')
    else safeSessionStorage.remove('loginConsent')
  },
} as const

/** The ticked consent of a login under way: it survives another way of logging in, a look at what is agreed to, and a reload; not the login. */
export function useConsent(): readonly [boolean, (agreed: boolean) => void] {
  const [agreed, setAgreed] = useState(consentStore.isGiven)
  const agree = (next: boolean) => {
    setAgreed(next)
    consentStore.set(next)
  }
  return [agreed, agree]
}
