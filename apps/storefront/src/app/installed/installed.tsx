import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { isPromptAllowed } from '#commerce/open-app/shareable-path.ts'
import { isPhone } from '#platform/browser/device.ts'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAnalyticsConsent } from '#platform/report/consent.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { focusContent, PromptCard } from '#ui/feedback/prompt-card.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { isPromptDismissed } from '../open-app/dismissal.ts'
import { OpenAppPrompt } from '../open-app/open-app-prompt.tsx'
import { ConnectionBar, useConnection } from './connection-bar.tsx'
import { InstallPrompt } from './install-prompt.tsx'
import { forgetMember, type ReplyState, storeReplies } from './store-replies.ts'
import { applyUpdate, removeWorker, startWorker, waitingUpdate } from './worker.ts'

/** Offers a new version of the shop. After "later" the old one goes on until all its pages are closed. */
function UpdatePrompt() {
  const { t } = useTranslation('pwa')
  const [away, setAway] = useState(false)
  const [loading, setLoading] = useState(false)
  if (away) return null
  const reload = () => {
    setLoading(true)
    applyUpdate()
  }
  const later = () => {
    setAway(true)
    focusContent()
  }
  return (
    <PromptCard
      title={t('update.title')}
      answers={
        <>
          <Button variant="outline" onClick={later}>
            {t('update.later')}
          </Button>
          <Button loading={loading} onClick={reload}>
            {t('update.reload')}
          </Button>
        </>
      }
    >
      <p>{t('update.text')}</p>
    </PromptCard>
  )
}

/** ms without a page load after which the next one begins another visit */
const PAUSE = 1_800_000

interface Visits {
  readonly count: number
  /** ms: the last page load */
  readonly at: number
}

function readVisits(): Visits {
  try {
    const { count, at } = JSON.parse(safeLocalStorage.get('visits') ?? '') as Partial<Visits>
    if (Number.isSafeInteger(count) && typeof at === 'number') return { count: count as number, at }
  } catch {
    // None yet.
  }
  return { count: 0, at: 0 }
}

/** Counts a page load; returns the number of visits, this one included. `now` in ms. */
export function countVisit(now = Date.now()): number {
  const { count, at } = readVisits()
  const visits = Math.abs(now - at) < PAUSE ? count : count + 1
  safeLocalStorage.set('visits', JSON.stringify({ count: visits, at: now } satisfies Visits))
  return visits
}

/**
 * Whether the shop stores itself on the device: in a browser that can. Inside an app it doesn't: the app has the connection's errors, the session and the way
 * to clear data. The offline build has a worker of its own.
 */
const stores = () =>
  !import.meta.env.DEV && import.meta.env.VITE_HOST !== 'offline' && 'serviceWorker' in navigator && inAppBrowser() === null

interface Props {
  /** The shopper has done something on this page. */
  readonly interacted: boolean
}

/** What covers the bottom of a page, one thing at a time: the connection, a new version, the offer of the app or to install. */
function BottomNote({ interacted }: Props) {
  // Before the connection can fail: then its words couldn't be fetched.
  useTranslation('pwa')
  const { pathname } = useLocation()
  const connection = useConnection()
  const updated = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.get)
  const [visits] = useState(countVisit)
  // One offer a visit: the app of the shop, or the shop itself as one.
  const [offersApp] = useState(() => config.features.app && isPhone() && !isPromptDismissed())
  const asksConsent = useAnalyticsConsent() === 'open'
  if (!connection.online || connection.storedAt !== null) return <ConnectionBar {...connection} />
  // Never in the middle of a purchase, nor on a form.
  if (asksConsent || !isPromptAllowed(pathname)) return null
  if (updated) return <UpdatePrompt />
  if (!interacted) return null
  if (offersApp) return <OpenAppPrompt />
  return config.features.serviceWorker ? <InstallPrompt visits={visits} /> : null
}

/** What makes the shop an installed one: the service worker, replies stored for offline reading, and notes about both. Loads after the first screen. */
export function Installed(props: Props) {
  const store = useStore<ReplyState>()
  useEffect(() => {
    if (!stores()) return
    if (!config.features.serviceWorker) {
      // A browser that forbids storage has no worker.
      void removeWorker().then(forgetMember, () => {})
      return
    }
    const stops = [startWorker(), storeReplies(store)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store])
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <BottomNote {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
