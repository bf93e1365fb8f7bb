import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import css from './result.module.css'
import { ResultMark } from './result-mark.tsx'

interface Props {
  /** The time to pay ran out, rather than someone closing the order. */
  readonly timeOver: boolean
  readonly onBuyAgain: () => void
  readonly buying: boolean
}

/** The order is closed and can't be paid: why, and the ways on. */
export function CashierOver({ timeOver, onBuyAgain, buying }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <div className={css.result}>
      <ResultMark tone="over" />
      <div role="status">
        <h2>{t(timeOver ? 'cashier.over.title' : 'cashier.closed.title')}</h2>
        <p>{t(timeOver ? 'cashier.over.text' : 'cashier.closed.text')}</p>
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
