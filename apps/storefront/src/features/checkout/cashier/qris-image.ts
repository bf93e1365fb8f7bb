import { merchant } from '@nusaria/brand'
import { formatRupiah } from '#platform/format/rupiah.ts'
import type { qrPath } from '#ui/primitives/qr-path.ts'

export interface QrisImage {
  readonly code: ReturnType<typeof qrPath>
  /** Rupiah */
  readonly amount: number
  readonly orderNo: string
  /** Text: until when it can be paid. */
  readonly until: string
}

/** px; sharp enough to scan from another screen */
export const WIDTH = 720
export const HEIGHT = 960
const CODE = 600

/** The QRIS code with what it pays. Throws where the browser can't draw it. */
export function drawQrisImage({ code, amount, orderNo, until }: QrisImage): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser draws no pictures')
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
  return canvas
}

/** Starts a download of the browser, which doesn't say what becomes of it. Rejects when the canvas gives no picture. */
export async function downloadCanvas(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The canvas gave no picture')
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
