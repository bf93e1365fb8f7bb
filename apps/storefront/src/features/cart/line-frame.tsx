import type { CartLine } from '@nusaria/contracts/cart'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { productPath } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import type { CartActions } from './cart-actions.ts'
import css from './cart-line.module.css'
import { LineCheckbox } from './line-box.tsx'
import { LineActions } from './line-tools.tsx'
import { SwipeRow } from './swipe-row.tsx'

interface Props {
  readonly line: CartLine
  readonly tools: CartActions
  /** Over the picture of what can't be bought. */
  readonly over?: string
  /** Price, quantity, notes. */
  readonly children: ReactNode
}

function VariantButton({ line, tools }: Pick<Props, 'line' | 'tools'>) {
  const { t } = useTranslation('cart')
  if (line.spec_values.length === 0) return null
  return (
    <div className={css.variant}>
      <button type="button" className={css.spec} aria-haspopup="dialog" onClick={() => tools.changeVariant(line)}>
        <VisuallyHidden>{t('variant.change')}: </VisuallyHidden>
        <span>{line.spec_values.join(', ')}</span>
        <Icon of={ChevronDown} size={14} />
      </button>
    </div>
  )
}

/** What every line shows: its box, picture, name, variant, and what can be done with it. */
export function CartLineLayout({ line, tools, over, children }: Props) {
  const desktop = useLayout() === 'desktop'
  const row = (
    <div className={cx(css.row, over !== undefined && css.away)}>
      <span className={css.box}>
        <LineCheckbox line={line} tools={tools} />
      </span>
      <Link to={productPath(line.product_no)} className={css.picture} tabIndex={-1} aria-hidden="true" draggable={false}>
        <Picture src={line.thumb_image_url} draggable={false} />
        {over !== undefined && <span className={css.over}>{over}</span>}
      </Link>
      <Link to={productPath(line.product_no)} className={css.name}>
        {line.product_name}
        {over !== undefined && <VisuallyHidden> ({over})</VisuallyHidden>}
      </Link>
      <VariantButton line={line} tools={tools} />
      <LineActions line={line} tools={tools} />
      {children}
    </div>
  )
  return (
    <li className={css.line} data-sku={line.sku_no}>
      {desktop ? (
        row
      ) : (
        <SwipeRow
          disabled={tools.bulkSelection !== null}
          onMove={() => void tools.moveToFavourites([line])}
          onRemove={() => void tools.remove([line])}
        >
          {row}
        </SwipeRow>
      )}
    </li>
  )
}
