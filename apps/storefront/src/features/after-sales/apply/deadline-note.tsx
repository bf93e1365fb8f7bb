import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../shared/format/date.ts'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import { Note } from '../../../shared/ui/feedback/note.tsx'
import { DaysLeft } from '../common/days-left.tsx'
import css from './apply-form.module.css'
import type { ApplySource } from './apply-source.ts'

interface Props {
  readonly subject: ApplySource
  readonly skew: ClockSkew
  /** The time is over. */
  readonly onExpire: () => void
}

/** Until when and how often can be asked, and how the request that is asked for once more ended. */
export function DeadlineNote({ subject: { options, previous }, skew, onExpire }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const { deadline, attempts_left } = options
  const said = previous?.timeline?.findLast(({ step }) => step === 'refused')?.note
  return (
    <div className={css.part}>
      {previous?.end_reason && (
        <Note tone="amber">
          {t('afterSaleForm:again', { why: t(`afterSale:end.${previous.end_reason}`) })}
          {previous.end_reason === 'refused' && said && <p className={css.said}>{t('afterSaleForm:said', { note: said })}</p>}
        </Note>
      )}
      <Note tone="grey" icon={Clock}>
        {deadline && (
          <p>
            {t('afterSaleForm:window.until', { time: formatDateTime(deadline) })}{' '}
            <b className={css.clock}>
              <DaysLeft deadline={deadline} skew={skew} onExpire={onExpire} />
            </b>
          </p>
        )}
        <p>{t('afterSaleForm:window.attempts', { count: attempts_left })}</p>
      </Note>
    </div>
  )
}
