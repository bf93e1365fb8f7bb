import type { Deletion, DeletionCheck } from '@nusaria/contracts/deletion'
import { formatDate, formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { globalStateChanged } from '#platform/state/global-state.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { Note } from '#ui/feedback/note.tsx'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Timeline, type TimelineStep } from '#ui/primitives/timeline.tsx'
import css from './deletion.module.css'

/** Unfinished orders and after-sales requests block the deletion. */
export function isBlocked({ unfinished_orders, unfinished_after_sales }: DeletionCheck): boolean {
  return unfinished_orders + unfinished_after_sales > 0
}

/** The ways to what blocks the deletion. */
function BlockingLinks({ check: { unfinished_orders, unfinished_after_sales } }: { readonly check: DeletionCheck }) {
  const { t } = useTranslation('deletion')
  const dispatch = useAppDispatch()
  return (
    <p className="row gap-16 wrap">
      {unfinished_orders > 0 && (
        <Link to={paths.orders} className={css.link} onClick={() => dispatch(globalStateChanged({ orderTab: 'all' }))}>
          {t('blocked.see')}
        </Link>
      )}
      {unfinished_after_sales > 0 && (
        <Link to={paths.afterSales} className={css.link}>
          {t('blocked.seeRequests')}
        </Link>
      )}
    </p>
  )
}

export function BlockedNote({ check }: { readonly check: DeletionCheck }) {
  const { t } = useTranslation('deletion')
  const { unfinished_orders, unfinished_after_sales } = check
  return (
    <Note tone="red" role="alert" className={css.blocked}>
      {unfinished_orders > 0 && <p>{t('blocked.orders', { count: unfinished_orders })}</p>}
      {unfinished_after_sales > 0 && <p>{t('blocked.afterSales', { count: unfinished_after_sales })}</p>}
      <BlockingLinks check={check} />
    </Note>
  )
}

export function DeletionStatus({ deletion, check }: { readonly deletion: Deletion; readonly check: DeletionCheck }) {
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
    <div className="grid gap-panels">
      {/* Orders placed after the request delay the deletion. */}
      {isBlocked(check) && (
        <Note tone="amber" className={css.blocked}>
          <p>{t('status.waits')}</p>
          <BlockingLinks check={check} />
        </Note>
      )}
      <Panel title={t(`status.lead.${waiting ? 'submitted' : 'processing'}`)}>
        <p className="below-20 tone-ink-2">{t('status.text', { date: due })}</p>
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

export function DeletionSkeleton() {
  return (
    <div className="grid gap-panels">
      <PanelSkeleton height={{ mobile: 244, desktop: 266 }} rows={4} />
      <PanelSkeleton height={{ mobile: 176, desktop: 180 }} rows={3} />
    </div>
  )
}
