import { PAGE_MARK } from '@nusaria/server/site/rendered-page'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { isPhone } from '#platform/browser/layout.ts'
import { config } from '#platform/config/config.ts'
import { currentLanguage, storedLanguage, storeLanguage } from '#platform/i18n/language.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { rendered } from '#platform/rendering/rendered.ts'
import { useAppDispatch, useAppStore, useIsMember } from '#platform/state/hooks.ts'
import { selectIsMember } from '#platform/state/user-info.ts'
import { toasts } from '#platform/toast.ts'
import { adoptDeviceLanguage, sendVisit } from './visit.ts'

/** ms before a known device counts as visiting, and before a new one computes its fingerprint and the shop installs itself: the first screen loads undisturbed */
const DELAY_KNOWN_DEVICE = 1_000
const DELAY_NEW_DEVICE = 5_000

/** Asks for the language of the device at once, and counts the visit well after the first paint, or when the page is left before. */
export function VisitRegistration() {
  const store = useAppStore()
  useEffect(() => {
    void adoptDeviceLanguage(store.dispatch)
    const waiting = new AbortController()
    const { signal } = waiting
    const visit = () => {
      if (!signal.aborted) sendVisit(store.dispatch)
      waiting.abort()
    }
    document.addEventListener('visibilitychange', () => document.hidden && visit(), { signal })
    const identify = () => import('./ensure-fingerprint.ts').then((m) => m.ensureFingerprint(store)).then(visit, visit)
    const known = store.getState().userInfo.fingerprint
    setTimeout(known ? visit : identify, known ? DELAY_KNOWN_DEVICE : DELAY_NEW_DEVICE)
    return () => waiting.abort()
  }, [store])
  return null
}

const UnreadCountPoller = lazyOptional(() => import('./unread-count-poller.tsx').then((m) => m.UnreadCountPoller))

/** A guest never loads its code. */
export function MemberTasks() {
  return useIsMember() ? <UnreadCountPoller /> : null
}

const Reports = lazyOptional(() => import('../reporting/reporting.tsx').then((m) => m.Reporting))

export function Reporting() {
  return config.analytics.adapter === 'none' ? null : <Reports />
}

const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const

const Installed = lazyOptional(() => import('../installed/installed.tsx').then((m) => m.Installed))

const loadToaster = () => import('#ui/feedback/toaster.tsx')
const Toaster = lazyOptional(() => loadToaster().then((m) => m.Toaster))

/** The first page does without toasts' code: it is loaded with the shopper's first interaction, which they follow. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  return shown.length > 0 && <Toaster />
}

/** Waits for the shopper's first interaction, or some seconds; without a connection not at all. From that interaction on no focus is lost. */
export function LateTasks() {
  const [due, setDue] = useState<'now' | 'touched' | false>(!import.meta.env.SSR && !navigator.onLine && 'now')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onDue = () => setDue((already) => already || 'now')
    const timer = setTimeout(onDue, DELAY_NEW_DEVICE)
    window.addEventListener('offline', onDue, { signal })
    const onTouch = ({ target }: Event) => {
      setDue('touched')
      const pressed = target instanceof Element ? target.closest('a, button') : null
      void loadToaster().catch(() => {})
      import('#platform/browser/keep-focus.ts').then(({ keepFocus }) => keepFocus(pressed)).catch(() => {})
    }
    for (const kind of INTERACTIONS) window.addEventListener(kind, onTouch, { passive: true, once: true, signal })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])
  return due ? <Installed interacted={due === 'touched'} /> : null
}

const LandscapeCover = lazyOptional(() => import('./landscape-cover.tsx').then((m) => m.LandscapeCover))

/** Missing before iOS 16.4, which has `window.orientation`, in degrees. */
const screenOrientation = () => (window.screen as { readonly orientation?: ScreenOrientation }).orientation

/** Asks the screen: a keyboard changes the viewport's shape. */
function isPhoneInLandscape(): boolean {
  const orientation = screenOrientation()
  return (orientation ? orientation.type.startsWith('landscape') : Math.abs(window.orientation) === 90) && isPhone()
}

/** Covers the shop while a phone is in landscape. Everything beneath stays mounted, inert, and in its layout. */
export function LandscapeGuard() {
  const [covered, setCovered] = useState(() => !rendered && !import.meta.env.SSR && isPhoneInLandscape())
  useEffect(() => {
    const update = () => setCovered(isPhoneInLandscape())
    update()
    const orientation = screenOrientation()
    const [target, kind] = orientation ? ([orientation, 'change'] as const) : ([window, 'orientationchange'] as const)
    target.addEventListener(kind, update)
    return () => target.removeEventListener(kind, update)
  }, [])
  return covered ? <LandscapeCover /> : null
}

/** After the hydration of a page that a server rendered for everybody: switches to the shopper's language and fetches the member's data. */
export function AfterHydration() {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const address = pathname + search
  const served = useRef({ address, tags: [] as readonly Element[] })
  // The server's description of its page is removed when another page opens.
  useEffect(() => {
    served.current.tags = [...document.head.querySelectorAll(`[${PAGE_MARK}]`)]
  }, [])
  useEffect(() => {
    if (address !== served.current.address) for (const tag of served.current.tags) tag.remove()
  }, [address])
  useEffect(() => {
    const language = storedLanguage()
    // The server's next page comes in it.
    if (language) storeLanguage(language)
    if (language && language !== currentLanguage())
      void import('#session/switch-language.ts').then(({ switchLanguage }) => switchLanguage(dispatch, language)).catch(() => {})
    else if (selectIsMember(store.getState())) dispatch(api.util.invalidateTags(['Session']))
  }, [store, dispatch])
  return null
}
