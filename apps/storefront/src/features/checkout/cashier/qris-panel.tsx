import { merchant } from '@nusaria/contracts/brand'
import type { Payment } from '@nusaria/contracts/payment-entities'
import Download from 'lucide/dist/esm/icons/download.mjs'
import { useMemo } from 'react'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { downloadPicture, drawQrisPicture, qrModules, qrPath } from './qris-image.ts'
import css from './transfer.module.css'

/** A QRIS code to scan, or to save as a picture. */
export function QrisPanel({ payment, qrisText }: { readonly payment: Payment; readonly qrisText: string }) {
  const { t } = useTranslation('cashier')
  const squares = useMemo(() => qrModules(qrisText), [qrisText])
  const { amount, order_no: orderNo, expires_at } = payment
  const save = async () => {
    try {
      const until = t('qris.until', { time: formatDateTime(expires_at) })
      downloadPicture(await drawQrisPicture({ qrisText, amount, orderNo, until }), `qris-${orderNo}.png`)
      toast.success(t('qris.saved'))
    } catch {
      toast.error(t('qris.saveFailed'))
    }
  }
  return (
    <div className={css.qris}>
      <div className={css.sheet}>
        <b className={css.mark}>QRIS</b>
        <span className={css.merchant}>{merchant}</span>
        <svg
          className={css.code}
          viewBox={`0 0 ${squares.length} ${squares.length}`}
          role="img"
          aria-label={t('qris.label')}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${squares.length}v${squares.length}h-${squares.length}z`} />
          <path fill="#000" d={qrPath(squares)} />
        </svg>
        <Price amount={amount} size={20} />
      </div>
      <Button variant="outline" onClick={() => void save()}>
        <Icon of={Download} size={16} stroke={2} />
        <span>{t('qris.save')}</span>
      </Button>
      <ol className={css.steps}>
        <li>{t('qris.steps.open')}</li>
        <li>{t('qris.steps.scan')}</li>
        <li>{t('qris.steps.check')}</li>
      </ol>
    </div>
  )
}
