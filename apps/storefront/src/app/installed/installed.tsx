import type { Language } from '@nusaria/contracts/headers'
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { isPromptAllowed } from '#commerce/open-app/shareable-path.ts'
import { api } from '#platform/api/api.ts'
import { recalled } from '#platform/api/stored-replies.ts'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { isPhone } from '#platform/browser/layout.ts'
import { config } from '#platform/config/config.ts'
import { locales } from '#platform/format/day-range.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAnalyticsConsent } from '#platform/report/consent.ts'
import { inShell } from '#platform/shell/bridge.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { BottomNote, focusContent, PromptCard } from '#ui/feedback/bottom-note.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { CONNECTION_TEXT_ID, useOnline } from '#ui/feedback/online-only.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { isPromptDismissed } from '../open-app/dismissal.ts'
import { OpenAppPrompt } from '../open-app/open-app-prompt.tsx'
import type { ShopStore } from '../store.ts'
import { InstallPrompt } from './install-prompt.tsx'
import css from './installed.module.css'
import { forgetMember, storeReplies } from './store-replies.ts'
import { applyUpdate, removeWorker, startWorker, waitingUpdate } from './worker.ts'

/** When something was known, in the shopper's language and time zone: `12:40`, on an earlier day `22 Nov, 12:40`. Takes ms. */
export function formatStoredAt(at: number, now: number, language: Language): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString()
  const day = sameDay ? {} : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locales[language], { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

/** `storedAt`: when the device stored the replies that the page shows, in ms; null when they come from the server. */
export function useConnection() {
  const online = useOnline()
  // Another page shows other replies.
  useLocation()
  const storedAt = useSyncExternalStore(recalled.subscribe, recalled.get)
  const dispatch = useAppDispatch()
  const retry = () => {
    recalled.reset()
    dispatch(api.util.invalidateTags(['Session']))
  }
  const onReturn = useEffectEvent(retry)
  useEffect(() => {
    if (!online) return () => onReturn()
  }, [online])
  return { online, storedAt, retry } as const
}

export function ConnectionBar({ online, storedAt, retry }: ReturnType<typeof useConnection>) {
  const { t } = useTranslation('pwa')
  const time = storedAt === null ? '' : formatStoredAt(storedAt, Date.now(), currentLanguage())
  return (
    <BottomNote label={t('offline.label')} className={css.bar}>
      <Icon of={CloudOff} size={18} />
      <p id={CONNECTION_TEXT_ID} role="status">
        {storedAt === null ? t('offline.none') : t(online ? 'offline.unreachable' : 'offline.asOf', { time })}
      </p>
      {online && (
        <Button size="sm" variant="outline" className={css.retry} onClick={retry}>
          {t('offline.retry')}
        </Button>
      )}
    </BottomNote>
  )
}

/** After "later" the old version goes on until all its pages are closed. */
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

/** `at`: the last page load, in ms */
function readVisits(): { count: number; at: number } {
  try {
    const { count, at } = JSON.parse(safeLocalStorage.get('visits') ?? '')
    if (Number.isSafeInteger(count) && typeof at === 'number') return { count, at }
  } catch {
    // None yet.
  }
  return { count: 0, at: 0 }
}

/** Counts a page load; returns the number of visits, this one included. */
export function countVisit(now = Date.now()): number {
  const { count, at } = readVisits()
  const visits = Math.abs(now - at) < PAUSE ? count : count + 1
  safeLocalStorage.set('visits', JSON.stringify({ count: visits, at: now } satisfies ReturnType<typeof readVisits>))
  return visits
}

/** Inside an app the shop stores nothing: the app shows the connection's errors, and clears data. The offline build has a worker of its own. */
const storesItself = () =>
  !import.meta.env.DEV && import.meta.env.VITE_HOST !== 'offline' && 'serviceWorker' in navigator && inAppBrowser() === null

interface Props {
  /** The shopper has done something on this page. */
  readonly interacted: boolean
}

/** What covers the bottom of a page, one thing at a time: the connection, a new version, the offer of the app or to install. */
function CurrentNote({ interacted }: Props) {
  // Before the connection can fail: then its words couldn't be fetched.
  useTranslation('pwa')
  const { pathname } = useLocation()
  const connection = useConnection()
  const updated = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.get)
  const [visits] = useState(countVisit)
  // One offer a visit: the app of the shop, or the shop itself as one.
  const [offersApp] = useState(() => config.features.app && isPhone() && !inShell() && !isPromptDismissed())
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
  const store = useStore() as ShopStore
  useEffect(() => {
    if (!storesItself()) return
    if (!config.features.serviceWorker) {
      // A browser that forbids storage has no worker.
      void removeWorker().then(forgetMember, () => {})
      return
    }
    const stopWorker = startWorker()
    const stopStoring = storeReplies(store)
    return () => {
      stopWorker()
      stopStoring()
    }
  }, [store])
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <CurrentNote {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
