import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import type { ClockSkew } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { DaysLeft } from '../common/days-left.tsx'
import css from './apply-form.module.css'
import { LinesPanel } from './lines-panel.tsx'
import { ReasonPanel } from './reason-panel.tsx'
import { RefundAccountPicker } from './refund-account-picker.tsx'
import { RefundPreviewPanel, SubmitBar } from './refund-preview-panel.tsx'
import { failureParam, RefusalContext, RefusalNote, type Section, SectionError } from './refusal-note.tsx'
import { type ApplyFormState, type ApplySource, useApplyForm } from './use-apply-form.ts'

/** Where the refund goes. Online payments go back the same way; for cash the shopper chooses an account. */
function RefundAccountPanel({ form }: { readonly form: ApplyFormState }) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale', 'order'])
  const { pathname, search } = useLocation()
  const { source, order, draft, change, changes, failure, isMissing, needsTarget } = form
  const edited = changes.some((each) => each.kind === 'account' && each.now !== null)
  const paidBy = source.previous?.refund_to ?? order?.pay_channel ?? (order?.pay_method && t(`order:method.${order.pay_method}`))
  if (!needsTarget)
    return (
      <Panel title={t('afterSaleForm:target.title')}>
        <p className={cx('size-14 line-20 breaks', css.text)}>
          <span>{paidBy ? t('afterSaleForm:target.online', { way: paidBy }) : t('afterSaleForm:target.sameWay')}</span>{' '}
          {edited && <Tag tone="amber">{t('afterSale:changed.mark')}</Tag>}
        </p>
        <p className={cx('size-12 line-18 tone-ink-3', css.hint)}>{t('afterSaleForm:target.when')}</p>
      </Panel>
    )
  return (
    <Panel
      title={t('afterSaleForm:target.title')}
      action={
        <Link
          to={paths.refundSettings}
          state={{ backTo: `${pathname}${search}` }}
          className={cx('size-13 weight-700 tone-sambal-700', css.link)}
        >
          {t('afterSaleForm:target.settings')}
        </Link>
      }
    >
      <div data-section="target" className={css.section}>
        <p className={cx('size-12 line-18 tone-ink-3', css.hint)}>{t('afterSaleForm:target.cash')}</p>
        <RefundAccountPicker
          value={draft.target}
          preselect
          onChange={(target) => change({ target })}
          changed={edited}
          error={isMissing('target') && !failedWith(failure, 'REFUND_ACCOUNT_REQUIRED') ? t('afterSaleForm:fill.target') : undefined}
        />
        <RefusalNote target="target" />
      </div>
    </Panel>
  )
}

/** Refund only, or return and refund. When applying again it can't be changed. */
function TypePanel({ form }: { readonly form: ApplyFormState }) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const { order, draft, change, isMissing } = form
  const { options, previous } = form.source
  const types = previous ? [previous.type] : options.types
  const inTransit = order?.status === 'pending_receipt' && !order.delivered_at
  return (
    <Panel title={t('afterSaleForm:type.title')}>
      <div data-section="type" className={css.section}>
        <RadioCards
          label={t('afterSaleForm:type.title')}
          name="type"
          value={draft.type}
          onChange={(type) => change({ type })}
          options={types.map((type) => ({
            value: type,
            title: t(`afterSale:type.${type}`),
            text: t(`afterSaleForm:type.${inTransit ? 'onItsWay' : 'next'}.${type}`, { count: LIMITS.returnDays }),
            icon: <Icon of={type === 'refund_only' ? Wallet : Package} size={20} className="rigid tone-ink-2" />,
          }))}
        />
        {isMissing('type') && <SectionError>{t('afterSaleForm:fill.type')}</SectionError>}
        <RefusalNote target="type" />
      </div>
    </Panel>
  )
}

interface Props {
  readonly source: ApplySource
  /** Undefined until loaded. */
  readonly order: OrderDetail | undefined
  readonly skew: ClockSkew
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
  /** Loads the options again. */
  readonly onRefresh: () => void
}

const FOCUSABLE = 'input:not([type=file]):not(:disabled), select, textarea, button:not(:disabled)'

/** The after-sales form: goods, type, reason, refund account and refund preview. Give it a `key` of the order. */
export function ApplyForm({ source, order, skew, onSent, onRefused, onRefresh }: Props) {
  const desktop = useLayout() === 'desktop'
  const ref = useRef<HTMLDivElement>(null)
  const form = useApplyForm(source, order, { onSent, onRefused })
  const focusSection = (section: Section) => {
    const element = ref.current?.querySelector(`[data-section=${section}]`)
    element?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    element?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
  }
  const submit = () => {
    const missing = form.submit()
    if (missing) focusSection(missing)
  }
  const context = {
    orderNo: source.options.order_no,
    previousNo: source.previous?.after_sale_no,
    failure: form.failure,
    notSent: form.notSent,
    resend: () => (form.failure && isOutcomeUnknown(form.failure) ? form.resend() : submit()),
    reload: () => {
      form.clearError()
      onRefresh()
    },
    focusSection,
    removePicture: (failure: Failure) => {
      const id = failureParam(failure, 'picture_id')
      for (const picture of form.upload.pictures) if (id === undefined || picture.picture_id === id) form.upload.remove(picture)
      focusSection('pictures')
    },
  }
  return (
    <RefusalContext value={context}>
      <div ref={ref} className={css.columns}>
        <div className={css.stack}>
          <DeadlineNote source={source} skew={skew} onRefresh={onRefresh} />
          <LinesPanel form={form} />
          <TypePanel form={form} />
          <ReasonPanel form={form} />
          <RefundAccountPanel form={form} />
        </div>
        <div className={css.aside}>
          <RefundPreviewPanel form={form}>{desktop && <SubmitBar form={form} onSubmit={submit} />}</RefundPreviewPanel>
        </div>
      </div>
      {!desktop && <SubmitBar form={form} onSubmit={submit} />}
    </RefusalContext>
  )
}

function DeadlineNote({ source: { options, previous }, skew, onRefresh }: Pick<Props, 'source' | 'skew' | 'onRefresh'>) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const { deadline, attempts_left } = options
  const refusalNote = previous?.timeline?.findLast(({ step }) => step === 'refused')?.note
  return (
    <div className={css.section}>
      {previous?.end_reason && (
        <Note tone="amber">
          <span>{t('afterSaleForm:again', { why: t(`afterSale:end.${previous.end_reason}`) })}</span>
          {previous.end_reason === 'refused' && refusalNote && (
            <p className="above-4 weight-500">{t('afterSaleForm:said', { note: refusalNote })}</p>
          )}
        </Note>
      )}
      <Note tone="grey" icon={Clock}>
        {deadline && (
          <p>
            <span>{t('afterSaleForm:window.until', { time: formatDateTime(deadline) })}</span>{' '}
            <b className="nowrap digits">
              <DaysLeft deadline={deadline} skew={skew} onExpire={onRefresh} />
            </b>
          </p>
        )}
        <p>{t('afterSaleForm:window.attempts', { count: attempts_left })}</p>
      </Note>
    </div>
  )
}

export function ApplyFormSkeleton() {
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <Skeleton height={32} radius={10} />
        <PanelSkeleton height={{ mobile: 445, desktop: 437 }} rows={4} look="goods" />
        <PanelSkeleton height={{ mobile: 266, desktop: 250 }} rows={2} look="choices" />
        <PanelSkeleton height={480} rows={3} look="choices" />
      </div>
      <div className={css.aside}>
        <PanelSkeleton height={{ mobile: 108, desktop: 190 }} rows={2} />
      </div>
    </div>
  )
}
