import type { ProductAttributes } from '@nusaria/contracts/product-entities'
import { formatNumber } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'

/** `850` → `850 g`, `1250` → `1,25 kg`; null without a weight. */
export function formatWeight(grams: number | null): string | null {
  if (grams === null) return null
  const [amount, unit] = grams < 1_000 ? [grams, 'g'] : [grams / 1_000, 'kg']
  return `${formatNumber(amount, currentLanguage(), 2)} ${unit}`
}

type Sides = Pick<ProductAttributes, 'length_mm' | 'width_mm' | 'height_mm'>

export function formatDimensions({ length_mm, width_mm, height_mm }: Sides): string | null {
  const sides = [length_mm, width_mm, height_mm]
  if (sides.every((side) => side === null)) return null
  return `${sides.map((side) => side ?? '–').join(' × ')} mm`
}
