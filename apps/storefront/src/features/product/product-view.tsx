import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCartAddMutation } from '#commerce/cart/api.ts'
import { FavouriteButton } from '#commerce/favourite/favourite-button.tsx'
import { MovingPicture, useCardPicture } from '#commerce/product/moving-picture.tsx'
import { useReportVisit } from '#commerce/sku/api.ts'
import { OptionPicker, QuantityRow } from '#commerce/sku/option-picker.tsx'
import { SkuPrice } from '#commerce/sku/sku-price.tsx'
import { isSoldOut, useSkuSelection } from '#commerce/sku/sku-selection.ts'
import { type BuyButton, SkuSheet } from '#commerce/sku/sku-sheet.tsx'
import { toFailure } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { buyNowPath, paths } from '#platform/routing/paths.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { selectedSku, skusSelected } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { CARD_SIZES, LARGE_SIZES, toSourceSet } from '#ui/primitives/source-set.ts'
import { BuyBar, SimilarProductsLink, SoldOutOptions } from './buy-bar.tsx'
import { Description, isDescribed } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { BoughtTogetherSection, FeedbackSections, RelatedProducts } from './later-sections.tsx'
import { PageSection } from './product-frame.tsx'
import { AttributeList, DeliveryPanel, ProductFacts, ProductTags } from './product-info.tsx'
import css from './product-view.module.css'
import { type ShownProduct, ShownProductContext, useShownProduct } from './shown-product.ts'
import { VoucherRow } from './vouchers.tsx'

// A phone does without its code.
const ProductDesktop = lazyWithRetry(() => import('./product-desktop.tsx').then((m) => ({ default: m.ProductDesktop })))

interface Props extends Pick<ShownProduct, 'product' | 'refetch'> {
  /** The SKU in the URL. */
  readonly skuNo: string | null
  readonly onSku: (skuNo: string) => void
}

/** On a phone the buttons first open a sheet to choose SKU and quantity, unless there is one SKU or the shopper has chosen in the page. */
export function ProductView({ product, refetch, skuNo, onSku }: Props) {
  const { t } = useTranslation('product')
  const mobile = useLayout() === 'mobile'
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const selection = useSkuSelection(product, skuNo, onSku)
  const { sku, quantity } = selection
  const [sheet, setSheet] = useState<{ readonly open: boolean; readonly button: BuyButton }>({ open: false, button: 'add' })
  const closeSheet = () => setSheet((current) => ({ ...current, open: false }))
  const [add, { error, isLoading }] = useCartAddMutation()
  const failure = toFailure(error)
  useReportVisit(product.product_no)

  const shown: ShownProduct = {
    product,
    selection,
    adding: isLoading,
    failure: failure?.kind === 'business' ? undefined : failure,
    refetch,
    async onAdd() {
      const reply = await add({ sku_no: sku.sku_no, quantity })
      // The server refuses: the shown product may be out of date.
      if (reply.error) return toFailure(reply.error)?.kind === 'business' ? refetch() : undefined
      toast.success(t('buy.added'), { text: t('buy.seeCart'), to: paths.cart })
      closeSheet()
      selection.onPurchased()
    },
    onBuy() {
      const chosen = selectedSku({ ...sku, product_name: product.product_name, quantity })
      dispatch(skusSelected({ buyType: 'buy_now', selectSkus: [chosen] }))
      void navigate(buyNowPath(chosen.sku_no, chosen.quantity))
    },
  }
  return (
    <ShownProductContext value={shown}>
      {mobile ? (
        <>
          <ProductMobile />
          <BuyBar sheetOpen={sheet.open} onChoose={(button) => setSheet({ open: true, button })} />
          <SkuSheet {...shown} {...sheet} onClose={closeSheet} onStale={refetch} />
        </>
      ) : (
        <Suspense fallback={<ProductSkeleton />}>
          <ProductDesktop />
        </Suspense>
      )}
    </ShownProductContext>
  )
}

function ProductMobile() {
  const { t } = useTranslation('product')
  const { product, selection } = useShownProduct()
  return (
    <article>
      <MovingPicture moves>
        <Gallery />
      </MovingPicture>
      <div className={cx('grid gap-12 fits', css.body)}>
        <PageSection of="product">
          <header>
            <div className="row gap-12 justify-between">
              <SkuPrice sku={selection.sku} size={28} />
              <FavouriteButton key={product.product_no} product={product} />
            </div>
            <h1 lang={NAMES_LANGUAGE}>{product.product_name}</h1>
            <div className={cx('row wrap', css.facts)}>
              <ProductTags />
              <ProductFacts />
            </div>
          </header>
          <VoucherRow productNo={product.product_no} />
          <MobileOptions />
          <DeliveryPanel product={product} />
          {isSoldOut(product) && config.features.restockAlerts && <SimilarProductsLink second />}
          <BoughtTogetherSection />
        </PageSection>
        <FeedbackSections />
        <PageSection of="details">
          <Panel title={t('details')}>
            <AttributeList product={product} sku={selection.sku} />
          </Panel>
          {isDescribed(product.description) && (
            <Panel title={t('description')}>
              <Description text={product.description} className="size-13 line-22 tone-ink-2" />
            </Panel>
          )}
        </PageSection>
        <PageSection of="related">
          <RelatedProducts />
        </PageSection>
      </div>
    </article>
  )
}

function MobileOptions() {
  const { t } = useTranslation('product')
  const { product, selection } = useShownProduct()
  const soldOut = isSoldOut(product)
  const hasOptions = product.options.length > 0
  if (!hasOptions && soldOut) return null
  return (
    <Panel
      title={hasOptions ? t('choice.title') : undefined}
      action={
        (!soldOut || config.features.restockAlerts) && (
          <span className="shrink size-12 line-16 tone-ink-3 ellipsis">{selection.sku.spec_values.join(', ')}</span>
        )
      }
      className={css.choices}
    >
      <OptionPicker product={product} selection={selection} look="panel" />
      <SoldOutOptions />
      <QuantityRow selection={selection} />
    </Panel>
  )
}

/** On a phone it begins with the picture of the card that was touched. */
export function ProductSkeleton() {
  const mobile = useLayout() === 'mobile'
  const picture = useCardPicture()
  return (
    <div aria-hidden="true">
      {mobile ? (
        <div className={css.mobile}>
          <MovingPicture moves>
            <div className={css.picture} data-picture="" data-sizes={LARGE_SIZES}>
              {picture && (
                <img
                  sizes={CARD_SIZES}
                  srcSet={toSourceSet(picture, config.pictureService)}
                  src={picture}
                  alt=""
                  width={400}
                  height={400}
                />
              )}
            </div>
          </MovingPicture>
          <div className={css.body}>
            <Skeleton height={38} width={190} gap={8} />
            <Skeleton height={22} width="92%" gap={6} />
            <Skeleton height={22} width="56%" gap={12} />
            <Skeleton height={18} width="70%" gap={20} />
            <Skeleton height={220} radius={16} gap={12} />
            <Skeleton height={190} radius={16} />
          </div>
        </div>
      ) : (
        <div className={css.desktop}>
          <div>
            <div className={css.picture} data-picture="" data-sizes={LARGE_SIZES} />
            <Skeleton height={90} radius={14} />
          </div>
          <div>
            <Skeleton height={24} width={160} gap={12} />
            <Skeleton height={32} width="80%" gap={8} />
            <Skeleton height={32} width="52%" gap={12} />
            <Skeleton height={20} width="70%" gap={20} />
            <Skeleton height={86} radius={16} gap={22} />
            <Skeleton height={44} gap={22} />
            <Skeleton height={44} gap={22} />
            <Skeleton height={54} radius={14} />
          </div>
        </div>
      )}
    </div>
  )
}
