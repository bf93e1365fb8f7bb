import X from 'lucide/dist/esm/icons/x.mjs'
import { Suspense, useEffect, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import css from '#commerce/open-app/open-app.module.css'
import { OpenAppLink } from '#commerce/open-app/open-app-link.tsx'
import { isPromptAllowed } from '#commerce/open-app/shareable-path.ts'
import { isPhone } from '#platform/browser/device.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAnalyticsConsent } from '#platform/report/consent.ts'
import { paths } from '#platform/routing/paths.ts'
import { inShell } from '#platform/shell/bridge.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { cx } from '#ui/cx.ts'
import { BottomNote } from '#ui/feedback/bottom-note.tsx'
import { buttonClass, IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Kawung } from '#ui/primitives/kawung.tsx'
import { dismissPrompt, isPromptDismissed } from './dismissal.ts'

interface Props {
  readonly pathname: string
  readonly onClose: () => void
}

function PromptCard({ pathname, onClose }: Props) {
  const { t } = useTranslation('openApp')
  useEffect(() => safeSessionStorage.set('openAppShown', pathname), [pathname])
  return (
    <BottomNote label={t('title')} className={css.card}>
      <span className={cx('center rigid', css.sign)} aria-hidden="true">
        <Kawung />
      </span>
      <div className="grow size-12 line-16 tone-ink-2">
        <p className="size-13 line-18 weight-700 tone-ink">{t('title')}</p>
        <p>{t('text')}</p>
      </div>
      <OpenAppLink className={buttonClass({ variant: 'dark', size: 'sm' })} label={t('openLabel')}>
        {t('open')}
      </OpenAppLink>
      <IconButton label={t('close')} className={css.close} onClick={onClose}>
        <Icon of={X} size={20} />
      </IconButton>
    </BottomNote>
  )
}

/**
 * Offers the app in a phone's browser, once the shopper has answered what the shop asks there. It covers the bottom of the page, without
 * layout shift or focus, on one page of a visit, never over the buttons that buy. Dismissed, it stays away for four weeks.
 */
export function OpenAppPrompt() {
  const { pathname } = useLocation()
  const [away, setAway] = useState(() => inShell() || !isPhone() || isPromptDismissed())
  const asksConsent = useAnalyticsConsent() === 'open'
  if (away || asksConsent || !isPromptAllowed(pathname) || matchPath(paths.product, pathname)) return null
  if ((safeSessionStorage.get('openAppShown') ?? pathname) !== pathname) return null
  const close = () => {
    dismissPrompt()
    setAway(true)
    // The focused button is gone.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Suspense fallback={null}>
      <PromptCard pathname={pathname} onClose={close} />
    </Suspense>
  )
}
