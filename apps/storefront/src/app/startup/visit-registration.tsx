import { useEffect } from 'react'
import { whenRehydrated } from '../../shared/state/rehydration.ts'
import { store } from '../store.ts'

/** ms until a device that is known greets, and one that must compute its fingerprint first: meanwhile the first screen has machine and line to itself */
const DELAY_KNOWN_DEVICE = 1_000
const DELAY_NEW_DEVICE = 5_000

let started = false

/** Once per start of the app, well after the first paint. */
export function VisitRegistration() {
  useEffect(() => {
    if (started) return
    started = true
    void whenRehydrated.then(() => {
      // Should its code not get through, the next start greets.
      const greet = () => import('./register-visit.ts').then((m) => m.registerVisit(store)).catch(() => {})
      setTimeout(greet, store.getState().userInfo.fingerprint ? DELAY_KNOWN_DEVICE : DELAY_NEW_DEVICE)
    })
  }, [])
  return null
}
