import { useEffect, useState } from 'react'
import { type InstallEvent, installation } from '#platform/browser/early-setup.ts'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { focusContent, PromptCard } from '#ui/feedback/bottom-note.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { dismissPrompt, isPromptDismissed } from '../open-app/dismissal.ts'
import css from './install-prompt.module.css'

const KEY = 'install.dismissed'

/** iOS has a property of its own. */
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Safari on a phone or tablet installs from its own menu alone. Other browsers there name themselves too. */
const isIosSafari = () => /\b(iPhone|iPad|iPod)\b.*\bVersion\/[\d.]+.*\bSafari\//.test(navigator.userAgent)

/** How this browser installs the shop: it asks by itself, or there is nothing but a hint. */
function useInstallation() {
  const [way, setWay] = useState<InstallEvent | 'hint' | null>(() => installation.event ?? (isIosSafari() ? 'hint' : null))
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onInstalled = () => {
      installation.event = null
      setWay(null)
    }
    window.addEventListener('beforeinstallprompt', (event) => setWay(event as InstallEvent), { signal })
    window.addEventListener('appinstalled', onInstalled, { signal })
    return () => controller.abort()
  }, [])
  return way
}

/** Offers to install the shop, from the second visit on, until it is installed or dismissed. Dismissed, it stays away for four weeks. */
export function InstallPrompt({ visits }: { readonly visits: number }) {
  const { t } = useTranslation('pwa')
  const [away, setAway] = useState(() => visits < 2 || isInstalled() || inAppBrowser() !== null || isPromptDismissed(KEY))
  const way = useInstallation()
  if (away || way === null) return null
  const dismiss = () => {
    dismissPrompt(KEY)
    setAway(true)
    focusContent()
  }
  const install = async (event: InstallEvent) => {
    const answer = await event.prompt().catch(() => null)
    installation.event = null
    if (answer?.outcome === 'accepted') setAway(true)
    else dismiss()
  }
  return (
    <PromptCard
      title={t('install.title')}
      answers={
        <>
          <Button variant="outline" onClick={dismiss}>
            {t('install.later')}
          </Button>
          {way !== 'hint' && <Button onClick={() => void install(way)}>{t('install.install')}</Button>}
        </>
      }
    >
      <p>{t('install.text')}</p>
      {way === 'hint' && (
        <ol className={css.steps}>
          <li>{t('install.share')}</li>
          <li>{t('install.add')}</li>
        </ol>
      )}
    </PromptCard>
  )
}
