import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { Fragment, type ReactNode } from 'react'
import { useCartAddSetMutation } from '#commerce/cart/api.ts'
import { useProductBoughtTogetherQuery } from '#commerce/sku/api.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, productPath } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import css from './bought-together.module.css'

/** A SKU with those often bought with it; `waiting` until they are known, nothing where there are none. */
export function BoughtTogether({ skuNo, waiting }: { readonly skuNo: string; readonly waiting?: ReactNode }) {
  const { t } = useTranslation('product')
  const onlineOnly = useOnlineOnly()
  // The former set stays while that of another variant loads.
  const { data, isLoading: isWaiting } = useProductBoughtTogetherQuery({ sku_no: skuNo })
  const [add, { isLoading }] = useCartAddSetMutation()
  if (isWaiting) return waiting
  if (!data || data.items.length === 0) return null
  const { items, amount } = data
  const press = async () => {
    const reply = await add({ sku_nos: items.map(({ sku_no }) => sku_no) })
    if (!reply.error) toast.success(t('set.added', { count: items.length }), { text: t('buy.seeCart'), to: paths.cart })
  }
  return (
    <Panel title={t('set.title')}>
      <div className={cx('grid gap-16', css.set)}>
        <ul className="row gap-6 align-fill">
          {items.map(({ sku_no, product_no, product_name, spec_values, price, image_url }, index) => (
            <Fragment key={sku_no}>
              {index > 0 && (
                <li aria-hidden="true" className={cx('grid rigid tone-ink-3', css.plus)}>
                  <Icon of={Plus} size={18} stroke={2.25} />
                </li>
              )}
              <li className={css.item}>
                <Link to={productPath(product_no)} className="block">
                  <Picture src={image_url} className={css.picture} />
                  <span lang={NAMES_LANGUAGE} className="size-12 line-16 breaks lines-2">
                    {product_name}
                  </span>
                </Link>
                {spec_values.length > 0 && <p className="size-11 line-16 tone-ink-3">{spec_values.join(', ')}</p>}
                <b className="size-13 line-20 weight-800" translate="no">
                  {formatRupiah(price)}
                </b>
              </li>
            </Fragment>
          ))}
        </ul>
        <div className={cx('grid gap-8', css.total)}>
          <p className="row gap-8 align-baseline justify-between size-13 tone-ink-2">
            <span>{t('set.amount', { count: items.length })}</span> <Price amount={amount} size={20} />
          </p>
          <Button variant="soft" size="lg" loading={isLoading} {...onlineOnly(() => void press())}>
            {t('set.add', { count: items.length })}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
