import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isPhone } from '../../shared/browser/device.ts'
import { inShell } from '../../shared/shell/bridge.ts'
import { buttonClass, IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Kawung } from '../../shared/ui/paint/kawung.tsx'
import { dismissPrompt, isPromptDismissed } from './dismissal.ts'
import css from './open-app.module.css'
import { OpenAppLink } from './open-app-link.tsx'
import { isPromptAllowed } from './shareable-path.ts'

function PromptCard({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('openApp')
  return (
    <section className={css.card} aria-label={t('title')}>
      <span className={css.sign} aria-hidden="true">
        <Kawung />
      </span>
      <div className={css.said}>
        <p className={css.title}>{t('title')}</p>
        <p>{t('text')}</p>
      </div>
      <OpenAppLink className={buttonClass({ variant: 'dark', size: 'sm' })} label={t('openLabel')}>
        {t('open')}
      </OpenAppLink>
      <IconButton label={t('close')} className={css.close} onClick={onClose}>
        <Icon of={X} size={20} />
      </IconButton>
    </section>
  )
}

/**
 * Offers the app in a phone's browser. It covers the bottom of the page, without layout shift or focus. Dismissed, it stays away for four
 * weeks.
 */
export function OpenAppPrompt() {
  const { pathname } = useLocation()
  const [away, setAway] = useState(() => inShell() || !isPhone() || isPromptDismissed())
  if (away || !isPromptAllowed(pathname)) return null
  const close = () => {
    dismissPrompt()
    setAway(true)
    // The focused button is gone.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Suspense fallback={null}>
      <PromptCard onClose={close} />
    </Suspense>
  )
}
