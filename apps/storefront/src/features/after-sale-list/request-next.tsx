import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DaysLeft } from '../../shared/after-sale/days-left.tsx'
import { statusLook } from '../../shared/after-sale/status-look.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import { CardStrip } from '../../shared/ui/list-card.tsx'
import type { Request } from './request-card.tsx'

interface Props {
  readonly request: Pick<Request, 'status' | 'deadline' | 'end_reason' | 'actions'>
  readonly skew: ClockSkew
  readonly onOver: () => void
}

/** What the shopper must do next and how long there is for it; else what the shop is doing, or how the request ended. */
export function RequestNext({ request: { status, deadline, end_reason, actions }, skew, onOver }: Props) {
  const { t } = useTranslation('afterSale')
  const { word, icon } = statusLook[status]
  if (word === 'awaitingReturn')
    return (
      <CardStrip icon={Clock} urgent {...(deadline && { role: 'timer' })}>
        {deadline ? (
          <>
            {t('list.sendBack')}{' '}
            <b>
              <DaysLeft deadline={deadline} skew={skew} onOver={onOver} />
            </b>
          </>
        ) : (
          t('next.sendBack')
        )}
      </CardStrip>
    )
  if (word === 'failure')
    return (
      <CardStrip icon={icon} urgent={actions.includes('retry')}>
        {actions.includes('retry') ? t('list.retry') : t(end_reason ? `end.${end_reason}` : 'status.failure')}
      </CardStrip>
    )
  return <CardStrip icon={icon}>{t(`list.hint.${word}`)}</CardStrip>
}
