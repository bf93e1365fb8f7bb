import { encode } from 'uqr'
import { formatRupiah } from '../../shared/format/rupiah.ts'

/** A QR code as rows of dark (true) and light squares, with the quiet border that scanners need. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: 4 }).data
}

/** The dark squares as the path of an SVG whose view box is `0 0 size size`; neighbours in a row are one stroke. */
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
  /** Until when it can be paid, in words. */
  readonly until: string
}

/** px of the saved picture, sharp enough to be scanned from another screen */
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
  write('NUSARIA', 134, '600 30px')
  paint.save()
  paint.translate((WIDTH - CODE) / 2, 160)
  paint.scale(CODE / squares.length, CODE / squares.length)
  paint.fill(new Path2D(qrPath(squares)))
  paint.restore()
  write(formatRupiah(amount), 822, '800 46px')
  write(orderNo, 872, '500 28px')
  write(until, 914, '500 26px')
}

/** The QRIS code as a picture to keep; rejects where the browser can't make one. */
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

/** Hands a picture to the browser to keep under a name. */
export function downloadPicture(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
