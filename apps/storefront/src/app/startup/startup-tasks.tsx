import { Suspense, useEffect, useState } from 'react'
import { isPhone } from '../../shared/browser/device.ts'
import { lazyOptional } from '../../shared/lazy-with-retry.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { store } from '../store.ts'

/** ms before a known device registers its visit, and before a new one computes its fingerprint: the first screen loads undisturbed */
const DELAY_KNOWN_DEVICE = 1_000
const DELAY_NEW_DEVICE = 5_000

let started = false

/** Registers the visit once per page load, well after the first paint. */
export function VisitRegistration() {
  useEffect(() => {
    if (started) return
    started = true
    // If its code fails to load, the next page load registers the visit.
    const register = () => import('./register-visit.ts').then((m) => m.registerVisit(store)).catch(() => {})
    setTimeout(register, store.getState().userInfo.fingerprint ? DELAY_KNOWN_DEVICE : DELAY_NEW_DEVICE)
  }, [])
  return null
}

const UnreadCountPoller = lazyOptional(() => import('./unread-count-poller.tsx').then((m) => m.UnreadCountPoller))

/** Counts unread messages. A guest never loads its code. */
export function MemberTasks() {
  const isMember = useIsMember()
  return isMember ? (
    <Suspense fallback={null}>
      <UnreadCountPoller />
    </Suspense>
  ) : null
}

const Prompt = lazyOptional(() => import('../../entities/open-app/open-app-prompt.tsx').then((m) => m.OpenAppPrompt))

const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const

/** Offers the app in a phone's browser after the shopper's first interaction: its code is no part of the first load. */
export function OpenAppPrompt() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (due || !isPhone()) return
    const onInteraction = () => setDue(true)
    for (const kind of INTERACTIONS) window.addEventListener(kind, onInteraction, { passive: true })
    return () => {
      for (const kind of INTERACTIONS) window.removeEventListener(kind, onInteraction)
    }
  }, [due])
  return due ? (
    <Suspense fallback={null}>
      <Prompt />
    </Suspense>
  ) : null
}
