import { merchant } from '@nusaria/contracts/brand'
import { encode } from 'uqr'
import { formatRupiah } from '#platform/format/rupiah.ts'

/** The rows of a QR code, true = dark, with the quiet zone that scanners need. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: 4 }).data
}

/** The dark modules as the path of an SVG with the view box `0 0 size size`; neighbours in a row are one rectangle. */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
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
export function drawQrisPicture(sheet: QrisSheet): Promise<Blob> {
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

export function downloadPicture(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
