import type { CmsBanner, CmsTarget } from '@nusaria/contracts/cms'
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import { useLayout } from '#platform/browser/use-layout.ts'
import {
  activityPath,
  categoryProductsLink,
  type LinkTarget,
  paths,
  productPath,
  searchResultsLink,
  voucherPath,
} from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import { usePicture } from '#ui/primitives/picture.tsx'
import './banner.tokens.css'
import css from './banner.module.css'

interface Props {
  readonly banner: CmsBanner
  /** A text link instead of a button. */
  readonly small?: boolean
  /** The page's first banner: its picture loads with high priority. */
  readonly first?: boolean
}

/** When the picture fails, the background remains. */
export function Banner({ banner, small, first }: Props) {
  const desktop = useLayout() === 'desktop'
  const newTab = useNewTab(desktop && banner.target.type === 'product')
  const { lost, source } = usePicture(banner.image_url)
  return (
    <Link
      {...bannerDestination(banner.target)}
      className={cx('block rigid wide', css.banner, css[banner.tone], small && css.small)}
      {...newTab}
    >
      {!lost && (
        <img
          {...source}
          alt=""
          width={400}
          height={400}
          className={css.goods}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      )}
      <span className={css.words}>
        <small>{banner.eyebrow}</small>
        <strong>{banner.title}</strong>
        {!small && <span className={css.text}>{banner.text}</span>}
        {small ? (
          <span className="row gap-4 inline size-13 weight-700">
            <span>{banner.action}</span> <Icon of={ArrowRight} size={16} stroke={2.25} />
          </span>
        ) : (
          <span className={buttonClass({ variant: 'dark', size: 'lg' }, css.action)}>{banner.action}</span>
        )}
      </span>
    </Link>
  )
}

/** A target type that only a newer server knows leads to the campaigns. */
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
