import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { statusStyles } from '../../../entities/after-sale/status-styles.ts'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import { CardStrip } from '../../../shared/ui/layout/list-card.tsx'
import { DaysLeft } from '../common/days-left.tsx'
import type { AfterSaleListItem } from './after-sale-card.tsx'

interface Props {
  readonly request: Pick<AfterSaleListItem, 'status' | 'deadline' | 'end_reason' | 'actions'>
  readonly skew: ClockSkew
  readonly onExpire: () => void
}

/** What the shopper must do next and how long there is for it; else what the shop is doing, or how the request ended. */
export function NextStepStrip({ request: { status, deadline, end_reason, actions }, skew, onExpire }: Props) {
  const { t } = useTranslation('afterSale')
  const { textKey, icon } = statusStyles[status]
  if (textKey === 'awaitingReturn')
    return (
      <CardStrip icon={Clock} urgent {...(deadline && { role: 'timer' })}>
        {deadline ? (
          <>
            {t('list.sendBack')}{' '}
            <b>
              <DaysLeft deadline={deadline} skew={skew} onExpire={onExpire} />
            </b>
          </>
        ) : (
          t('next.sendBack')
        )}
      </CardStrip>
    )
  if (textKey === 'failure')
    return (
      <CardStrip icon={icon} urgent={actions.includes('retry')}>
        {actions.includes('retry') ? t('list.retry') : t(end_reason ? `end.${end_reason}` : 'status.failure')}
      </CardStrip>
    )
  return <CardStrip icon={icon}>{t(`list.hint.${textKey}`)}</CardStrip>
}
