import type { CartLine } from '@nusaria/contracts/cart'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productPath } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/button.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { Price } from '../../shared/ui/price.tsx'
import css from './cart-line.module.css'
import type { Removal } from './use-removal.ts'

function Gone({ line, onRemove }: { readonly line: CartLine; readonly onRemove: () => void }) {
  const { t } = useTranslation('cart')
  const name = line.product_name
  return (
    <li className={css.line} data-sku={line.sku_no}>
      <span />
      <span className={cx(css.picture, css.faded)}>
        <Picture src={line.thumb_image_url} />
        <span className={css.over}>{t(line.trouble === 'off_sale' ? 'unavailable.off_sale' : 'unavailable.sold_out')}</span>
      </span>
      <div className={cx(css.words, css.away)}>
        <div className={css.top}>
          <Link to={productPath(line.product_no)} className={css.name}>
            {name}
          </Link>
          <button type="button" className={css.remove} aria-label={t('removeLine', { name })} title={t('remove')} onClick={onRemove}>
            <Icon of={Trash2} size={16} />
          </button>
        </div>
        {line.spec_values.length > 0 && <span className={css.spec}>{line.spec_values.join(', ')}</span>}
        <div className={css.bottom}>
          <Price amount={line.price} size={15} className={css.gone} />
        </div>
      </div>
    </li>
  )
}

/** Lines that can't be bought now, apart from the others, with a way to clear them. */
export function UnavailableLines({ lines, removal }: { readonly lines: readonly CartLine[]; readonly removal: Removal }) {
  const { t } = useTranslation('cart')
  const [asking, setAsking] = useState(false)
  if (lines.length === 0) return null
  const clear = async () => {
    if (await removal.remove(lines)) setAsking(false)
  }
  return (
    <Panel
      title={t('unavailable.title', { count: lines.length })}
      action={
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {t('clear.action')}
        </Button>
      }
    >
      <ul>
        {lines.map((line) => (
          <Gone key={line.line_id} line={line} onRemove={() => void removal.remove([line])} />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        title={t('clear.title')}
        text={t('clear.text', { count: lines.length })}
        confirmLabel={t('clear.confirm')}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
        loading={removal.busy}
      />
    </Panel>
  )
}
