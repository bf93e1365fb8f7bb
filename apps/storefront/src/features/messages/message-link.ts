import type { Message } from '@nusaria/contracts/message'
import { activityPath, afterSaleDetailPath, orderDetailPath, paths, productPath, voucherPath } from '../../shared/paths.ts'

type Target = NonNullable<Message['link']>['target']

interface MessageLink {
  readonly to: string
  /** What it leads to; each has its words. */
  readonly target: Target
}

/** The page of each target; null where its number is needed and missing. */
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

/** Where a message leads; null when it is about nothing the shop has a page for, as a newer server's may be. */
export function messageLink(link: Message['link']): MessageLink | null {
  if (!link || !Object.hasOwn(pages, link.target)) return null
  const to = pages[link.target](link.ref)
  return to ? { to, target: link.target } : null
}
