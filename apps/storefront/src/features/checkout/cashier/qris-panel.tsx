import { merchant } from '@nusaria/brand'
import type { Payment } from '@nusaria/contracts/payment-entities'
import Download from 'lucide/dist/esm/icons/download.mjs'
import { useMemo, useState } from 'react'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { saveInShell } from '#platform/shell/requests.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { qrPath } from '#ui/primitives/qr-path.ts'
import { downloadCanvas, drawQrisImage } from './qris-image.ts'
import css from './transfer.module.css'

const QrisImageSheet = lazyOverlay(() => import('./qris-image-sheet.tsx').then((m) => ({ default: m.QrisImageSheet })))

export function QrisPanel({ payment, qrisText }: { readonly payment: Payment; readonly qrisText: string }) {
  const { t } = useTranslation('cashier')
  // With the quiet zone that scanners need.
  const code = useMemo(() => qrPath(qrisText, 4), [qrisText])
  const { amount, order_no: orderNo, expires_at } = payment
  const [saving, setSaving] = useState(false)
  /** The address of the picture that the app doesn't save. */
  const [image, setImage] = useState('')
  const [shown, setShown] = useState(false)
  const mounted = useLazyMount(shown)

  /** A browser only starts a download. An app may say that it has saved the picture; in any other app it is shown, to be held. */
  const save = async () => {
    const until = t('qris.until', { time: formatDateTime(expires_at) })
    const canvas = drawQrisImage({ code, amount, orderNo, until })
    const name = `qris-${orderNo}.png`
    if (inAppBrowser() === null) {
      await downloadCanvas(canvas, name)
      toast.success(t('qris.downloading'))
      return
    }
    const mime = 'image/png'
    const address = canvas.toDataURL(mime)
    if (await saveInShell({ name, mime, data: address.slice(address.indexOf(',') + 1) })) {
      toast.success(t('qris.saved'))
      return
    }
    setImage(address)
    setShown(true)
  }
  const press = async () => {
    setSaving(true)
    await save().catch(() => toast.error(t('qris.saveFailed')))
    setSaving(false)
  }
  return (
    <div className={cx('grid gap-16', css.qris)}>
      <div className={css.sheet}>
        <b className={css.mark}>QRIS</b>
        <span className="size-12 line-16 weight-600 tone-ink-3">{merchant}</span>
        <svg
          className={css.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('qris.label')}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
          <path fill="#000" d={code.path} />
        </svg>
        <Price amount={amount} size={20} />
      </div>
      <Button variant="outline" loading={saving} onClick={() => void press()}>
        <Icon of={Download} size={16} stroke={2} />
        <span>{t('qris.save')}</span>
      </Button>
      <ol className={cx('grid gap-10 size-13 line-20 tone-ink-2', css.steps)}>
        <li>{t('qris.steps.open')}</li>
        <li>{t('qris.steps.scan')}</li>
        <li>{t('qris.steps.check')}</li>
      </ol>
      {mounted && <QrisImageSheet open={shown} onClose={() => setShown(false)} image={image} />}
    </div>
  )
}
