import { useTranslation } from 'react-i18next'
import { PriceLine } from '../../features/product/price-line.tsx'
import { QuantityChoice, SkuOption, useQuantityNote } from '../../features/product/sku-picker.tsx'
import type { ProductChoice } from '../../features/product/use-choice.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import css from './buy-sheet.module.css'
import type { Buying } from './use-buying.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly choice: ProductChoice
  readonly buying: Buying
}

/** The choice of variant and pieces, and the two ways to buy them. */
export function BuySheet({ open, onClose, choice, buying }: Props) {
  const { t } = useTranslation('product')
  const { product, sku } = choice
  const note = useQuantityNote(choice)
  const add = async () => {
    if (await buying.addToCart()) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('pick.title')}
      actions={
        <>
          <Button variant="soft" size="lg" disabled={!buying.canBuy} loading={buying.isAdding} onClick={() => void add()}>
            {t('buy.cartShort')}
          </Button>
          <Button size="lg" disabled={!buying.canBuy} onClick={buying.buyNow}>
            {t('buy.now')}
          </Button>
        </>
      }
    >
      <div className={css.head}>
        <img src={sku?.image_url ?? product.thumb_image_url} alt="" width={104} height={104} />
        <div>
          <PriceLine priced={sku ?? product} size={24} />
          <p>{choice.choice.filter(Boolean).join(', ')}</p>
          <small>{sku ? t('stock.left', { count: sku.stock }) : t('pick.none')}</small>
        </div>
      </div>
      {product.options.map((option, index) => (
        <div key={option.spec_name} className={css.option}>
          <h3>{option.spec_name}</h3>
          <SkuOption choice={choice} option={index} />
        </div>
      ))}
      <div className={css.quantity}>
        <span>
          {t('pick.quantity')} <small>{note}</small>
        </span>
        <QuantityChoice choice={choice} />
      </div>
    </Sheet>
  )
}
