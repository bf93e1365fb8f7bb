import type { CartLine } from '@nusaria/contracts/cart'
import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { useCartDetailQuery } from '#commerce/cart/cart-count.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, productPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { isUnavailable } from './line-state.ts'
import css from './mini-cart.module.css'

const MAX_LINES = 4

function Line({ line }: { readonly line: CartLine }) {
  const { t } = useTranslation('cart')
  const { product_no, product_name, spec_values, thumb_image_url, price, quantity } = line
  return (
    <li>
      <Link to={productPath(product_no)} className={cx('row gap-12', css.line)}>
        <Picture src={thumb_image_url} className={css.thumb} />
        <span className={cx('grow', css.words)}>
          <b lang={NAMES_LANGUAGE} className="size-13 line-20 weight-600">
            {product_name}
          </b>
          <small>{[...spec_values, t('mini.pieces', { count: quantity })].join(', ')}</small>
        </span>
        {isUnavailable(line) ? <small>{t('mini.unavailable')}</small> : <Price amount={price} size={14} />}
      </Link>
    </li>
  )
}

/** What was put into the cart last, for the header on desktop. */
export function MiniCart() {
  const { t } = useTranslation('cart')
  const { data, error, isError, isFetching, refetch } = useCartDetailQuery()
  if (!data)
    return (
      <div className={css.message}>
        {isError ? (
          <InlineError failure={toFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton height={160} radius={12} />
        )}
      </div>
    )
  const { lines, total_quantity } = data
  const rest = lines.length - MAX_LINES
  if (lines.length === 0)
    return (
      <div className={css.message}>
        <b className="weight-800 tone-ink">{t('empty.title')}</b>
        <p>{t('empty.text')}</p>
        <LinkButton to={paths.home} variant="soft" size="md">
          {t('empty.action')}
        </LinkButton>
      </div>
    )
  return (
    <>
      <h2 className={css.title}>{t('mini.title')}</h2>
      <ul>
        {lines.slice(0, MAX_LINES).map((line) => (
          <Line key={line.line_id} line={line} />
        ))}
      </ul>
      <div className={css.foot}>
        <span>{rest > 0 && t('mini.more', { count: rest })}</span>
        <LinkButton to={paths.cart} size="md">
          {total_quantity > 0 ? t('mini.open', { count: total_quantity }) : t('title')}
        </LinkButton>
      </div>
    </>
  )
}
