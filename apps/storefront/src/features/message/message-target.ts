import type { Message } from '@nusaria/contracts/message'
import { activityPath, couponPath, orderDetailPath, paths, productPath } from '../../shared/paths.ts'

/** What a message can lead to; each has its words. */
type Seen = 'order' | 'product' | 'coupons' | 'campaign' | 'points' | 'setting'

interface MessageTarget {
  readonly to: string
  readonly see: Seen
}

/** Where a message leads; null when it is about nothing the shop has a page for. */
export function targetOf(link: Message['link']): MessageTarget | null {
  if (link === null) return null
  const { target, ref } = link
  if (target === 'setting') return { to: paths.setting, see: target }
  if (target === 'points') return { to: paths.points, see: target }
  if (target === 'coupons') return { to: ref === null ? paths.coupons : couponPath(ref), see: target }
  if (ref === null) return null
  if (target === 'order') return { to: orderDetailPath(ref), see: target }
  if (target === 'product') return { to: productPath(ref), see: target }
  if (target === 'campaign') return { to: activityPath(ref), see: target }
  return null
}
