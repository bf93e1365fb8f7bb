import type { Locator } from '@playwright/test'

/** The contrast between the lightest and the darkest pixel of an element, as WCAG computes it. */
export async function paintedContrast(element: Locator): Promise<number> {
  const png = (await element.screenshot()).toString('base64')
  return element.page().evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    const linear = (value: number) => (value <= 10.3 ? value / 3_294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    const at = (index: number) => linear(pixels[index] ?? 0)
    const luminances = Array.from(
      { length: pixels.length / 4 },
      (_, n) => 0.2126 * at(n * 4) + 0.7152 * at(n * 4 + 1) + 0.0722 * at(n * 4 + 2),
    )
    const [light, dark] = [luminances.reduce((a, b) => Math.max(a, b)), luminances.reduce((a, b) => Math.min(a, b))]
    return (light + 0.05) / (dark + 0.05)
  }, png)
}
