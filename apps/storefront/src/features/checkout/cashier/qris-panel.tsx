import { merchant } from '@nusaria/brand'
import type { Payment } from '@nusaria/contracts/payment-entities'
import Download from 'lucide/dist/esm/icons/download.mjs'
import { useMemo } from 'react'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { qrPath } from '#ui/primitives/qr-path.ts'
import css from './transfer.module.css'

interface QrisSheet {
  readonly code: ReturnType<typeof qrPath>
  /** Rupiah */
  readonly amount: number
  readonly orderNo: string
  /** Text: until when it can be paid. */
  readonly until: string
}

/** px; sharp enough to scan from another screen */
const WIDTH = 720
const HEIGHT = 960
const CODE = 600

/** The QRIS code as a PNG; rejects where the browser can't draw it. */
function drawQrisPicture({ code, amount, orderNo, until }: QrisSheet): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const paint = canvas.getContext('2d')
  if (!paint) return Promise.reject(new Error('This browser draws no pictures'))
  const write = (text: string, y: number, font: string) => {
    paint.font = `${font} 'Plus Jakarta Sans Variable', system-ui, sans-serif`
    paint.fillText(text, WIDTH / 2, y)
  }
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, WIDTH, HEIGHT)
  paint.fillStyle = '#000'
  paint.textAlign = 'center'
  write('QRIS', 84, '800 52px')
  write(merchant, 134, '600 30px')
  paint.save()
  paint.translate((WIDTH - CODE) / 2, 160)
  paint.scale(CODE / code.size, CODE / code.size)
  paint.fill(new Path2D(code.path))
  paint.restore()
  write(formatRupiah(amount), 822, '800 46px')
  write(orderNo, 872, '500 28px')
  write(until, 914, '500 26px')
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), 'image/png')
  })
}

function downloadPicture(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export function QrisPanel({ payment, qrisText }: { readonly payment: Payment; readonly qrisText: string }) {
  const { t } = useTranslation('cashier')
  // With the quiet zone that scanners need.
  const code = useMemo(() => qrPath(qrisText, 4), [qrisText])
  const { amount, order_no: orderNo, expires_at } = payment
  const save = async () => {
    try {
      const until = t('qris.until', { time: formatDateTime(expires_at) })
      downloadPicture(await drawQrisPicture({ code, amount, orderNo, until }), `qris-${orderNo}.png`)
      toast.success(t('qris.saved'))
    } catch {
      toast.error(t('qris.saveFailed'))
    }
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
      <Button variant="outline" onClick={() => void save()}>
        <Icon of={Download} size={16} stroke={2} />
        <span>{t('qris.save')}</span>
      </Button>
      <ol className={cx('grid gap-10 size-13 line-20 tone-ink-2', css.steps)}>
        <li>{t('qris.steps.open')}</li>
        <li>{t('qris.steps.scan')}</li>
        <li>{t('qris.steps.check')}</li>
      </ol>
    </div>
  )
}
