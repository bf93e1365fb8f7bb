import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { paths } from '../../shared/paths.ts'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import css from './result.module.css'
import { ResultMark } from './result-mark.tsx'

interface Props {
  /** The time to pay ran out, rather than someone closing the order. */
  readonly timeOver: boolean
  /** Rupiah given back on this order. */
  readonly refunded: number
  readonly onBuyAgain: () => void
  readonly buying: boolean
}

/** The order is closed and can't be paid: why, where money went that was paid, and the ways on. */
export function CashierOver({ timeOver, refunded, onBuyAgain, buying }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const text = t(timeOver ? 'cashier.over.text' : 'cashier.closed.text')
  return (
    <div className={css.result}>
      <ResultMark tone="over" />
      <div role="status">
        <h2>{t(timeOver ? 'cashier.over.title' : 'cashier.closed.title')}</h2>
        <p>{refunded > 0 ? t('cashier:over.refunded', { amount: rupiah(refunded) }) : text}</p>
      </div>
      <div className={css.buttons}>
        <LinkButton variant="outline" size="lg" to={paths.orders}>
          {t('cashier.over.orders')}
        </LinkButton>
        <Button size="lg" onClick={onBuyAgain} loading={buying}>
          {t('cashier.over.again')}
        </Button>
      </div>
    </div>
  )
}
