import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { checkoutPath, orderDetailPath, paths } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/button.tsx'
import { Price } from '../../shared/ui/price.tsx'
import css from './result.module.css'
import { ResultMark } from './result-mark.tsx'

/** What came of a payment, as the shopper understands it. */
export type Result = 'paid' | 'cod' | 'pending' | 'unpaid' | 'closed' | 'done'

const tones = { paid: 'good', cod: 'good', done: 'good', pending: 'open', unpaid: 'open', closed: 'over' } as const

interface Props {
  readonly result: Result
  readonly orderNo: string
  /** Rupiah */
  readonly total: number
  /** More below the buttons. */
  readonly children?: ReactNode
}

/** The end of a purchase: how it went, and the ways on. */
export function ResultView({ result, orderNo, total, children }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <div className={css.result}>
      <ResultMark tone={tones[result]} />
      <div role="status">
        <h2>{t(`result.${result}.title`)}</h2>
        {result !== 'closed' && <Price amount={total} size={28} className={css.amount} />}
        <p>{t(`result.${result}.text`, { no: orderNo })}</p>
      </div>
      <div className={css.buttons}>
        <LinkButton variant="outline" size="lg" to={paths.home}>
          {t('result.home')}
        </LinkButton>
        {result === 'unpaid' ? (
          <LinkButton size="lg" to={checkoutPath(orderNo)} replace>
            {t('result.unpaid.action')}
          </LinkButton>
        ) : (
          <LinkButton size="lg" to={orderDetailPath(orderNo)}>
            {t('result.order')}
          </LinkButton>
        )}
      </div>
      {children}
    </div>
  )
}
