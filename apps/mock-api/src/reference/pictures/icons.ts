import { NAV_ICONS } from '../catalogue/nav.ts'
import { picture } from './scene.ts'
import { SvgWriter } from './svg-writer.ts'

/** A category's emoji on a transparent background, filling its square; null for an unknown category. */
export function typeIconSvg(nav_type_id: string): string | null {
  const emoji = Object.hasOwn(NAV_ICONS, nav_type_id) ? NAV_ICONS[nav_type_id] : undefined
  if (emoji === undefined) return null
  const pen = new SvgWriter(`t${nav_type_id}`)
  return picture(pen, pen.drawing({ emoji, tint: 0 }, 16, 16, 30), '0 0 32 32')
}
