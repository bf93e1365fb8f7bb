import { useEffect } from 'react'
import { whenRestored } from '../../shared/state/restored.ts'
import { store } from '../store.ts'
import { pageAtRest, pageLoaded } from './at-rest.ts'

/** A device that is known greets soon; one that isn't computes its fingerprint first, which the first screen doesn't wait for. */
async function start(): Promise<void> {
  await whenRestored
  await (store.getState().userInfo.fingerprint ? pageLoaded() : pageAtRest())
  const { greet } = await import('./greet.ts')
  await greet(store)
}

let started = false

/** Once per start of the app, after the first paint. */
export function DeviceStart() {
  useEffect(() => {
    if (started) return
    started = true
    // Its code didn't get through: the next start greets.
    start().catch(() => {})
  }, [])
  return null
}
