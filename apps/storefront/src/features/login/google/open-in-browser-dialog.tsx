import Mail from 'lucide/dist/esm/icons/mail.mjs'
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import { copyText } from '#platform/browser/copy-text.ts'
import { browserIntent, inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toAddress } from '#platform/routing/base-path.ts'
import { paths } from '#platform/routing/paths.ts'
import { openInShell, shellCan } from '#platform/shell/requests.ts'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import type { LoginMethod } from '../login-methods.tsx'
import css from './google.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (method: LoginMethod) => void
}

/** Google refuses logins inside an app's web view: opens the shop in the browser (by the app, or on Android), says how to do it (iOS), or offers other login methods. */
export function OpenInBrowserDialog({ open, onClose, onChoose }: Props) {
  const { t } = useTranslation('auth')
  const link = toAddress(paths.login)
  const byApp = shellCan('openUrl')
  // In some apps copying fails: then the toast shows the link.
  const copy = () => void copyText(link, { done: t('handOff.copied'), failed: t('handOff.copyFailed', { link }) })
  const choose = (method: LoginMethod) => {
    onClose()
    onChoose(method)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('handOff.title')} size="form">
      <p className="line-22 tone-ink-2">{t('handOff.text')}</p>
      {inAppBrowser() === 'ios' && !byApp && (
        <ol className={css.steps}>
          <li>{t('handOff.step1')}</li>
          <li>{t('handOff.step2')}</li>
          <li>{t('handOff.step3')}</li>
        </ol>
      )}
      <div className="grid above-20 gap-12">
        {byApp ? (
          <Button size="lg" block onClick={() => openInShell(link)}>
            {t('handOff.open')}
          </Button>
        ) : inAppBrowser() === 'android' ? (
          <a className={buttonClass({ size: 'lg', block: true })} href={browserIntent(link)}>
            {t('handOff.open')}
          </a>
        ) : (
          <Button size="lg" block onClick={copy}>
            {t('handOff.copy')}
          </Button>
        )}
        <div className={cx('grid gap-12', css.others)}>
          <Button variant="outline" onClick={() => choose('phone')}>
            <Icon of={MessageCircle} size={18} />
            <span>{t('ways.phone')}</span>
          </Button>
          <Button variant="outline" onClick={() => choose('email')}>
            <Icon of={Mail} size={18} />
            <span>{t('ways.email')}</span>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
