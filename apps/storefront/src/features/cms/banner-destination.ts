import type { CmsTarget } from '@nusaria/contracts/cms'
import type { LinkTarget } from '../../shared/paths.ts'
import { activityPath, categoryProductsLink, paths, productPath, searchResultsLink, voucherPath } from '../../shared/paths.ts'

/** Where a banner leads. A newer server may know places that this shop doesn't: those lead to the campaigns. */
export function bannerDestination(target: CmsTarget): LinkTarget<unknown> {
  switch (target.type) {
    case 'product':
      return { to: productPath(target.product_no), state: undefined }
    case 'category':
      return categoryProductsLink(target.nav_type_id)
    case 'keyword':
      return searchResultsLink(target.keyword)
    case 'coupons':
      return { to: target.coupon_nos.length > 0 ? voucherPath(...target.coupon_nos) : paths.coupons, state: undefined }
    case 'project':
      return { to: activityPath(target.project_id), state: undefined }
    default:
      return { to: paths.activities, state: undefined }
  }
}
