import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { checkoutPath, orderDetailPath, paths } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/button.tsx'
import { Note } from '../../shared/ui/note.tsx'
import { Price } from '../../shared/ui/price.tsx'
import css from './result.module.css'
import { ResultMark } from './result-mark.tsx'
import type { Outcome } from './result-of.ts'

const tones = { paid: 'good', cod: 'good', done: 'good', pending: 'open', unpaid: 'open', closed: 'over' } as const

interface Props {
  readonly outcome: Outcome
  readonly orderNo: string
  /** Rupiah */
  readonly total: number
}

/** The end of a purchase: how it went, and the ways on. */
export function ResultView({ outcome: { result, detail, refunded }, orderNo, total }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const values = { no: orderNo, amount: rupiah(refunded) }
  const toCashier = result === 'unpaid' || detail === 'wait'
  return (
    <div className={css.result}>
      <ResultMark tone={tones[result]} />
      <div role="status">
        <h2>{t(`result.${result}.title`)}</h2>
        {result !== 'closed' && <Price amount={total} size={28} className={css.amount} />}
        <p>{detail ? t(`cashier:result.${detail}`, values) : t(`result.${result}.text`, values)}</p>
      </div>
      {refunded > 0 && result !== 'closed' && (
        <Note tone="amber" role="status" className={css.note}>
          {t('cashier:refunded', values)}
        </Note>
      )}
      <div className={css.buttons}>
        <LinkButton variant="outline" size="lg" to={paths.home}>
          {t('result.home')}
        </LinkButton>
        {toCashier ? (
          <LinkButton size="lg" to={checkoutPath(orderNo)} replace>
            {t(result === 'unpaid' ? 'result.unpaid.action' : 'cashier:result.toCashier')}
          </LinkButton>
        ) : (
          <LinkButton size="lg" to={orderDetailPath(orderNo)}>
            {t('result.order')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
