import type { Deletion, DeletionCheck } from '@nusaria/contracts/deletion'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '../../shared/format/date.ts'
import { KeyValue, KeyValueList, Panel } from '../../shared/ui/layout/panel.tsx'
import type { TimelineStep } from '../../shared/ui/paint/timeline.tsx'
import { Timeline } from '../../shared/ui/paint/timeline.tsx'
import { DelayedNote, isBlocked } from './blocked-note.tsx'
import css from './deletion.module.css'

interface Props {
  readonly deletion: Deletion
  readonly check: DeletionCheck
}

/** How far a request is: received, under way, done by when. */
export function DeletionStatus({ deletion, check }: Props) {
  const { t } = useTranslation('deletion')
  const { status, reason, submitted_at, due_at } = deletion
  const days = { min: check.working_days_min, max: check.working_days_max }
  const due = formatDate(due_at)
  const waiting = status === 'submitted'
  const steps: TimelineStep[] = [
    {
      key: 'submitted',
      state: waiting ? 'now' : 'done',
      title: t('status.submitted'),
      text: t('status.submittedText', { date: formatDateTime(submitted_at) }),
    },
    {
      key: 'processing',
      state: waiting ? 'ahead' : 'now',
      title: t('status.processing'),
      text: waiting ? t('status.processingAhead') : t('status.processingNow', days),
    },
    { key: 'deleted', state: 'ahead', title: t('status.deleted'), text: t('status.deletedAhead', { date: due }) },
  ]
  return (
    <div className={css.form}>
      {isBlocked(check) && <DelayedNote />}
      <Panel title={t(`status.lead.${waiting ? 'submitted' : 'processing'}`)}>
        <p className={css.due}>{t('status.text', { date: due })}</p>
        <Timeline steps={steps} />
      </Panel>
      <Panel>
        <KeyValueList>
          <KeyValue label={t('status.reason')}>{t(`reason.${reason}`)}</KeyValue>
        </KeyValueList>
      </Panel>
    </div>
  )
}
