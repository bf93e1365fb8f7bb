import { useState } from 'react'
import { isPhone } from '#platform/browser/layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { inShell } from '#platform/shell/bridge.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import css from './open-app.module.css'
import { OpenAppLink } from './open-app-link.tsx'

const CodesDialog = lazyOverlay(() => import('./app-codes-dialog.tsx').then((m) => ({ default: m.AppCodesDialog })))

/** For offers in the app only: opens the app on a phone, shows QR codes elsewhere. Renders nothing inside the app. */
export function GetAppLink() {
  const { t } = useTranslation('openApp')
  const [open, setOpen] = useState(false)
  const opened = useLazyMount(open)
  if (inShell()) return null
  if (isPhone()) return <OpenAppLink className={css.offer}>{t('offer')}</OpenAppLink>
  return (
    <>
      <button type="button" className="hitArea" onClick={() => setOpen(true)}>
        {t('get')}
      </button>
      {opened && <CodesDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
