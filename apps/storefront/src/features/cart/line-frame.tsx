import type { CartLine } from '@nusaria/contracts/cart'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { productPath } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import css from './cart-line.module.css'
import type { CartTools } from './cart-tools.ts'
import { LineBox } from './line-box.tsx'
import { LineTools } from './line-tools.tsx'
import { SwipeRow } from './swipe-row.tsx'

interface Props {
  readonly line: CartLine
  readonly tools: CartTools
  /** Over the picture of what can't be bought. */
  readonly over?: string
  /** Price, quantity, notes. */
  readonly children: ReactNode
}

function Variant({ line, tools }: Pick<Props, 'line' | 'tools'>) {
  const { t } = useTranslation('cart')
  if (line.spec_values.length === 0) return null
  return (
    <div className={css.variant}>
      <button type="button" className={css.spec} aria-haspopup="dialog" onClick={() => tools.changeVariant(line)}>
        <Unseen>{t('variant.change')}: </Unseen>
        <span>{line.spec_values.join(', ')}</span>
        <Icon of={ChevronDown} size={14} />
      </button>
    </div>
  )
}

/** What every line shows: its box, picture, name, variant, and what can be done with it. */
export function LineFrame({ line, tools, over, children }: Props) {
  const desktop = useLayout() === 'desktop'
  const row = (
    <div className={cx(css.row, over !== undefined && css.away)}>
      <span className={css.box}>
        <LineBox line={line} tools={tools} />
      </span>
      <Link to={productPath(line.product_no)} className={css.picture} tabIndex={-1} aria-hidden="true" draggable={false}>
        <Picture src={line.thumb_image_url} draggable={false} />
        {over !== undefined && <span className={css.over}>{over}</span>}
      </Link>
      <Link to={productPath(line.product_no)} className={css.name}>
        {line.product_name}
        {over !== undefined && <Unseen> ({over})</Unseen>}
      </Link>
      <Variant line={line} tools={tools} />
      <LineTools line={line} tools={tools} />
      {children}
    </div>
  )
  return (
    <li className={css.line} data-sku={line.sku_no}>
      {desktop ? (
        row
      ) : (
        <SwipeRow fixed={tools.managing !== null} onMove={() => void tools.move([line])} onRemove={() => void tools.remove([line])}>
          {row}
        </SwipeRow>
      )}
    </li>
  )
}
