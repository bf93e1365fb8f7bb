import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { config } from '#platform/config/config.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import type { ShopStore } from '../store.ts'

/** ms before a known device registers its visit, and before a new one computes its fingerprint and the shop installs itself: the first screen loads undisturbed */
const DELAY_KNOWN_DEVICE = 1_000
const DELAY_NEW_DEVICE = 5_000

let started = false

/** Registers the visit once per page load, well after the first paint. */
export function VisitRegistration() {
  const store = useStore() as ShopStore
  useEffect(() => {
    if (started) return
    started = true
    // If its code fails to load, the next page load registers the visit.
    const register = () => import('./register-visit.ts').then((m) => m.registerVisit(store)).catch(() => {})
    setTimeout(register, store.getState().userInfo.fingerprint ? DELAY_KNOWN_DEVICE : DELAY_NEW_DEVICE)
  }, [store])
  return null
}

const UnreadCountPoller = lazyOptional(() => import('./unread-count-poller.tsx').then((m) => m.UnreadCountPoller))

/** Counts unread messages. A guest never loads its code. */
export function MemberTasks() {
  const isMember = useIsMember()
  return isMember ? <UnreadCountPoller /> : null
}

const Reports = lazyOptional(() => import('../reporting/reporting.tsx').then((m) => m.Reporting))

/** Reports to the operator's analytics, where some are configured. */
export function Reporting() {
  return config.analytics.adapter === 'none' ? null : <Reports />
}

const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const

const Installed = lazyOptional(() => import('../installed/installed.tsx').then((m) => m.Installed))

/** What can wait for the shopper's first interaction, or some seconds. Without a connection it comes at once. */
export function LateTasks() {
  const [due, setDue] = useState<'now' | 'touched' | false>(!import.meta.env.SSR && !navigator.onLine && 'now')
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const onDue = () => setDue((already) => already || 'now')
    const timer = setTimeout(onDue, DELAY_NEW_DEVICE)
    window.addEventListener('offline', onDue, { signal })
    for (const kind of INTERACTIONS) window.addEventListener(kind, () => setDue('touched'), { passive: true, once: true, signal })
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [])
  return due ? <Installed interacted={due === 'touched'} /> : null
}
