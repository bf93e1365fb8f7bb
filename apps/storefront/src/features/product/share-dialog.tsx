import Copy from 'lucide/dist/esm/icons/copy.mjs'
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import css from './share-dialog.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly text: string
  readonly url: string
}

export default function ShareDialog({ open, onClose, text, url }: Props) {
  const { t } = useTranslation('product')
  const newTab = useNewTab(true)
  const [refused, setRefused] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('share.copied'))
      onClose()
    } catch {
      setRefused(true)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('share.title')}>
      <div className="grid below-16 gap-12">
        <a
          href={`https://wa.me/?${new URLSearchParams({ text: `${text}\n${url}` })}`}
          {...newTab}
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'dark', block: true })}
        >
          <Icon of={MessageCircle} size={18} />
          <span>{t('share.whatsapp')}</span>
        </a>
        <Button variant="outline" block onClick={() => void copy()}>
          <Icon of={Copy} size={18} />
          <span>{t('share.copy')}</span>
        </Button>
      </div>
      {refused && <Status>{t('share.byHand')}</Status>}
      <p className={cx('above-12 padX-12 padY-12 weight-600 breaks', css.link)}>{url}</p>
    </Dialog>
  )
}
