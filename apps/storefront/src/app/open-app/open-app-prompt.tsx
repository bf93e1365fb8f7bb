import X from 'lucide/dist/esm/icons/x.mjs'
import { useEffect, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import css from '#commerce/open-app/open-app.module.css'
import { OpenAppLink } from '#commerce/open-app/open-app-link.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { cx } from '#ui/cx.ts'
import { BottomNote, focusContent } from '#ui/feedback/bottom-note.tsx'
import { buttonClass, IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Kawung } from '#ui/primitives/kawung.tsx'
import { dismissPrompt, isPromptDismissed } from './dismissal.ts'

function AppCard({ pathname, onClose }: { readonly pathname: string; readonly onClose: () => void }) {
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

/** Offers the app on one page of a visit, never over the buttons that buy. Dismissed, it stays away for four weeks. */
export function OpenAppPrompt() {
  const { pathname } = useLocation()
  const [away, setAway] = useState(() => isPromptDismissed())
  if (away || matchPath(paths.product, pathname)) return null
  if ((safeSessionStorage.get('openAppShown') ?? pathname) !== pathname) return null
  const close = () => {
    dismissPrompt()
    setAway(true)
    focusContent()
  }
  return <AppCard pathname={pathname} onClose={close} />
}
