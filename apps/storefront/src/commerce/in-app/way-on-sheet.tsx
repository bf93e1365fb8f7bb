import { copyText } from '#platform/browser/copy-text.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import css from './way-on-sheet.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** What the app around the page doesn't do. */
  readonly what: 'link' | 'chooser' | 'print'
  readonly address: string
}

/** The way on where an app doesn't do what a press asks for: the address, to open it in a browser. */
export function WayOnSheet({ open, onClose, what, address }: Props) {
  const { t } = useTranslation('openApp')
  // In some apps copying fails: the address is there to be selected.
  const copy = () => void copyText(address, { done: t('stuck.copied'), failed: t('stuck.copyFailed', { link: address }) })
  return (
    <Sheet open={open} onClose={onClose} title={t(`unable.${what}.title`)}>
      <p className="line-22 tone-ink-2">{t(`unable.${what}.text`)}</p>
      <p className={cx('above-12 padX-12 padY-12 weight-600 breaks', css.address)} translate="no">
        {address}
      </p>
      <div className="grid above-20">
        <Button size="lg" block onClick={copy}>
          {t('stuck.copy')}
        </Button>
      </div>
    </Sheet>
  )
}
