import type { Message } from '@nusaria/contracts/message'
import { activityPath, afterSaleDetailPath, orderDetailPath, paths, productPath, voucherPath } from '#platform/routing/paths.ts'

type Target = NonNullable<Message['link']>['target']

interface MessageLink {
  readonly to: string
  /** Key of the link's text. */
  readonly target: Target
}

/** The page of each target; null when its number is missing. */
const pages: Readonly<Record<Target, (ref: string | null) => string | null>> = {
  order: (ref) => ref && orderDetailPath(ref),
  after_sale: (ref) => ref && afterSaleDetailPath(ref),
  product: (ref) => ref && productPath(ref),
  campaign: (ref) => ref && activityPath(ref),
  coupons: (ref) => (ref === null ? paths.coupons : voucherPath(ref)),
  wallet: () => paths.wallet,
  points: () => paths.points,
  setting: () => paths.setting,
}

/** The link of a message; null when the shop has no page for it, for example a target of a newer server. */
export function messageLink(link: Message['link']): MessageLink | null {
  if (!link || !Object.hasOwn(pages, link.target)) return null
  const to = pages[link.target](link.ref)
  return to ? { to, target: link.target } : null
}
