import { useLocation } from 'react-router-dom'
import { copyText } from '#platform/browser/copy-text.ts'
import { browserIntent } from '#platform/browser/in-app-browser.ts'
import { linkTo } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toAddress } from '#platform/routing/base-path.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import css from './open-app.module.css'
import { detectPhoneSystem, shareablePath } from './shareable-path.ts'

/** Shown inside another app that blocked ours. */
export function AppBlockedSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('openApp')
  const { pathname, search } = useLocation()
  const system = detectPhoneSystem(navigator.userAgent)
  const link = toAddress(shareablePath(pathname, search))
  // In some apps copying fails: then the toast shows the link.
  const copy = () => void copyText(link, { done: t('stuck.copied'), failed: t('stuck.copyFailed', { link }) })
  return (
    <Sheet open={open} onClose={onClose} title={t('stuck.title')}>
      <p className="line-22 tone-ink-2">{t('stuck.text')}</p>
      {system === 'ios' && (
        <ol className={css.steps}>
          <li>{t('stuck.step1')}</li>
          <li>{t('stuck.step2')}</li>
          <li>{t('stuck.step3')}</li>
        </ol>
      )}
      <div className="grid above-20 gap-12">
        {system === 'android' ? (
          <a className={buttonClass({ size: 'lg', block: true })} href={browserIntent(link)}>
            {t('stuck.browser')}
          </a>
        ) : (
          <Button size="lg" block onClick={copy}>
            {t('stuck.copy')}
          </Button>
        )}
        <a className={buttonClass({ variant: 'outline', size: 'lg', block: true })} href={linkTo(system)}>
          {t('stuck.store')}
        </a>
      </div>
    </Sheet>
  )
}
