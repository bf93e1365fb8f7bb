import { useEffect } from 'react'
import { whenRestored } from '../../shared/state/restored.ts'
import { store } from '../store.ts'

/** ms until a device that is known greets, and one that must compute its fingerprint first: meanwhile the first screen has machine and line to itself */
const SOON = 1_000
const AT_REST = 5_000

let started = false

/** Once per start of the app, well after the first paint. */
export function DeviceStart() {
  useEffect(() => {
    if (started) return
    started = true
    void whenRestored.then(() => {
      // Should its code not get through, the next start greets.
      const greet = () => import('./greet.ts').then((m) => m.greet(store)).catch(() => {})
      setTimeout(greet, store.getState().userInfo.fingerprint ? SOON : AT_REST)
    })
  }, [])
  return null
}
