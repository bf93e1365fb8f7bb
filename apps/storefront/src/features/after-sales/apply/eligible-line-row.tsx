import type { EligibleLine } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../entities/order/order-line.tsx'
import { QuantityField } from '../../../entities/product/quantity-field.tsx'
import { afterSaleDetailPath } from '../../../shared/paths.ts'
import { Checkbox } from '../../../shared/ui/chakra/checkbox.tsx'
import { Link } from '../../../shared/ui/paint/link.tsx'
import { Price } from '../../../shared/ui/paint/price.tsx'
import { isSelectable } from './apply-source.ts'
import css from './lines-panel.module.css'

interface Props {
  readonly line: EligibleLine
  /** pieces asked for; 0: the line isn't chosen */
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** Why pieces of a line can't be asked for. */
function UnavailableReason({ line: { ongoing_no } }: Pick<Props, 'line'>) {
  const { t } = useTranslation('afterSaleForm')
  if (ongoing_no === null) return <small className={css.held}>{t('lines.done')}</small>
  return (
    <small className={css.held}>
      {t('lines.held')}{' '}
      <Link to={afterSaleDetailPath(ongoing_no)} className={css.link}>
        {t('way.request')}
      </Link>
    </small>
  )
}

/** A line of the order to choose, and how many pieces of it. */
export function EligibleLineRow({ line, quantity, onChange }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { product_name: name, spec_values, available } = line
  const open = isSelectable(line)
  return (
    <li className={css.line}>
      <Checkbox
        label={t('lines.choose', { name })}
        checked={quantity > 0}
        disabled={!open}
        onChange={(chosen) => onChange(chosen ? available : 0)}
      />
      <Thumb src={line.thumb_image_url} faded={!open} />
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        {spec_values.length > 0 && <small>{spec_values.join(', ')}</small>}
        {!open && <UnavailableReason line={line} />}
        {open && (
          <div className={css.figures}>
            <Price amount={line.price} size={14} />
            {quantity > 0 && available > 1 ? (
              <QuantityField
                value={quantity}
                limit={{ max: available, reason: 'available' }}
                onChange={onChange}
                label={t('lines.pieces', { name })}
              />
            ) : (
              <small>{t('lines.left', { count: available })}</small>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
