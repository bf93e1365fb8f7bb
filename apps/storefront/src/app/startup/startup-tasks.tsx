import type { ComponentType } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { isPhone } from '../../shared/browser/device.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
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
    // If its code doesn't load, the next start registers the visit.
    const register = () => import('./register-visit.ts').then((m) => m.registerVisit(store)).catch(() => {})
    setTimeout(register, store.getState().userInfo.fingerprint ? DELAY_KNOWN_DEVICE : DELAY_NEW_DEVICE)
  }, [])
  return null
}

/** Its code failing to load costs the shopper nothing but the number. */
const UnreadCountPoller = lazyWithRetry<ComponentType>(() =>
  import('./unread-count-poller.tsx').then((m) => ({ default: m.UnreadCountPoller })).catch(() => ({ default: () => null })),
)

/** What is watched for a member alone; a guest never loads it. */
export function MemberTasks() {
  const isMember = useIsMember()
  return isMember ? (
    <Suspense fallback={null}>
      <UnreadCountPoller />
    </Suspense>
  ) : null
}

const OpenPrompt = lazyWithRetry<ComponentType>(() =>
  import('../../entities/open-app/open-app-prompt.tsx').then((m) => ({ default: m.OpenAppPrompt })).catch(() => ({ default: () => null })),
)

const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const

/** A phone's browser is offered the app once the shopper has stirred: what comes for it is no part of the first load. */
export function OpenAppPrompt() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (due || !isPhone()) return
    const stirred = () => setDue(true)
    for (const stir of INTERACTIONS) window.addEventListener(stir, stirred, { passive: true })
    return () => {
      for (const stir of INTERACTIONS) window.removeEventListener(stir, stirred)
    }
  }, [due])
  return due ? (
    <Suspense fallback={null}>
      <OpenPrompt />
    </Suspense>
  ) : null
}
