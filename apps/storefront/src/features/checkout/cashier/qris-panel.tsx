import { merchant } from '@nusaria/contracts/brand'
import type { Payment } from '@nusaria/contracts/payment-entities'
import Download from 'lucide/dist/esm/icons/download.mjs'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Price } from '#ui/primitives/price.tsx'
import css from './transfer.module.css'

/** The rows of a QR code, true = dark, with the quiet zone that scanners need. */
function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: 4 }).data
}

/** The dark modules as the path of an SVG with the view box `0 0 size size`; neighbours in a row are one rectangle. */
function qrPath(squares: readonly (readonly boolean[])[]): string {
  return squares
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('')
}

interface QrisSheet {
  readonly qrisText: string
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

function draw(paint: CanvasRenderingContext2D, { qrisText, amount, orderNo, until }: QrisSheet): void {
  const squares = qrModules(qrisText)
  const middle = WIDTH / 2
  const write = (text: string, y: number, font: string) => {
    paint.font = `${font} 'Plus Jakarta Sans Variable', system-ui, sans-serif`
    paint.fillText(text, middle, y)
  }
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, WIDTH, HEIGHT)
  paint.fillStyle = '#000'
  paint.textAlign = 'center'
  write('QRIS', 84, '800 52px')
  write(merchant, 134, '600 30px')
  paint.save()
  paint.translate((WIDTH - CODE) / 2, 160)
  paint.scale(CODE / squares.length, CODE / squares.length)
  paint.fill(new Path2D(qrPath(squares)))
  paint.restore()
  write(formatRupiah(amount), 822, '800 46px')
  write(orderNo, 872, '500 28px')
  write(until, 914, '500 26px')
}

/** The QRIS code as a PNG; rejects where the browser can't draw it. */
function drawQrisPicture(sheet: QrisSheet): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const paint = canvas.getContext('2d')
  if (!paint) return Promise.reject(new Error('This browser draws no pictures'))
  draw(paint, sheet)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it'))), 'image/png')
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
    <div className={cx('grid gap-16', css.qris)}>
      <div className={css.sheet}>
        <b className={css.mark}>QRIS</b>
        <span className="size-12 line-16 weight-600 tone-ink-3">{merchant}</span>
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
      <ol className={cx('grid gap-10 size-13 line-20 tone-ink-2', css.steps)}>
        <li>{t('qris.steps.open')}</li>
        <li>{t('qris.steps.scan')}</li>
        <li>{t('qris.steps.check')}</li>
      </ol>
    </div>
  )
}
