import type { CmsTarget } from '@nusaria/contracts/cms'
import type { Destination } from '../../shared/paths.ts'
import { couponPath, productPath, searchResults, typeProducts } from '../../shared/paths.ts'

/** Where a banner leads; null when that screen isn't in the shop. */
export function destinationOf(target: CmsTarget): Destination<unknown> | null {
  switch (target.type) {
    case 'product':
      return { to: productPath(target.product_no), state: undefined }
    case 'category':
      return typeProducts(target.nav_type_id)
    case 'keyword':
      return searchResults(target.keyword)
    case 'coupons':
      return target.coupon_nos[0] ? { to: couponPath(target.coupon_nos[0]), state: undefined } : null
    case 'project':
      return null
  }
}
