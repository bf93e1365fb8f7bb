import type { Deletion, DeletionCheck, DeletionReason } from '@nusaria/contracts/deletion'
import { LIMITS } from '@nusaria/contracts/limits'
import type { IconNode } from 'lucide'
import Coins from 'lucide/dist/esm/icons/coins.mjs'
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { useState } from 'react'
import { failedWith } from '#platform/api/failure.ts'
import { type FormState, useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/state.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { deletionApi, useDeletionCheckQuery, useDeletionSubmitMutation } from '../api.ts'
import css from './deletion.module.css'
import { BlockedNote, DeletionSkeleton, DeletionStatus, isBlocked } from './deletion-status.tsx'

function LostItem({ icon, children }: { readonly icon: IconNode; readonly children: string }) {
  return (
    <li>
      <span className={cx('center rigid', css.icon)}>
        <Icon of={icon} size={20} />
      </span>
      <span>{children}</span>
    </li>
  )
}

function Consequences({ check }: { readonly check: DeletionCheck }) {
  const { t } = useTranslation('deletion')
  const { points, unused_vouchers, working_days_min, working_days_max } = check
  return (
    <>
      <Panel title={t('lost.title')}>
        <ul className={cx('grid gap-12', css.lost)}>
          <LostItem icon={Coins}>{points > 0 ? t('lost.coins', { count: points }) : t('lost.noCoins')}</LostItem>
          <LostItem icon={TicketPercent}>
            {unused_vouchers > 0 ? t('lost.vouchers', { count: unused_vouchers }) : t('lost.noVouchers')}
          </LostItem>
          <LostItem icon={ReceiptText}>{t('lost.orders')}</LostItem>
          <LostItem icon={UserRound}>{t('lost.profile')}</LostItem>
        </ul>
      </Panel>
      <Panel title={t('how.title')}>
        <div className="grid gap-8 tone-ink-2">
          <p>{t('how.days', { min: working_days_min, max: working_days_max })}</p>
          <p>{t('how.return', { days: LIMITS.deletedDays })}</p>
        </div>
      </Panel>
    </>
  )
}

const REASONS: readonly DeletionReason[] = ['poor_experience', 'account_unused', 'app_unused', 'prefer_not_to_say', 'other']

interface Values {
  readonly reason: DeletionReason | null
  readonly detail: string
  /** Not in the draft: the member gives it each time. */
  readonly consent: boolean
}

type Problem = 'missing' | 'tooLong'

/** Only the reason "something else" has a detail. The values are valid, so there is a reason. */
function toBody({ reason, detail }: Values) {
  const text = reason === 'other' ? detail.trim() : ''
  return { reason: reason ?? 'other', ...(text ? { detail: text } : {}), consequences_accepted: true as const }
}

interface ReasonFieldsProps {
  readonly form: FormState<Values, Problem>
  /** The first field with an error. */
  readonly wrong: string | undefined
}

function ReasonFields({ form: { values, change, field }, wrong }: ReasonFieldsProps) {
  const { t } = useTranslation('deletion')
  return (
    <Panel title={t('reason.title')} flush>
      <div className={css.reasons}>
        <RadioCards
          label={t('reason.title')}
          name="reason"
          look="rows"
          value={values.reason}
          onChange={(reason) => change({ reason })}
          options={REASONS.map((value) => ({ value, title: t(`reason.${value}`) }))}
        />
      </div>
      {values.reason === 'other' && (
        <div className={css.detail}>
          <TextField
            label={t('reason.detail')}
            {...field('detail')}
            multiline
            error={wrong === 'detail' && t('reason.tooLong', { max: LIMITS.deletionDetailMax })}
            hint={`${values.detail.trim().length}/${LIMITS.deletionDetailMax}`}
          />
        </div>
      )}
      {wrong === 'reason' && (
        <div className={css.detail}>
          <Note tone="red" role="alert">
            {t('reason.missing')}
          </Note>
        </div>
      )}
    </Panel>
  )
}

/** The typed reason survives a reload and a login. */
function DeletionForm({ check }: { readonly check: DeletionCheck }) {
  const { t } = useTranslation('deletion')
  const [confirming, setConfirming] = useState(false)
  const [send] = useDeletionSubmitMutation()
  const dispatch = useAppDispatch()
  const form = useForm<Values, Problem, Deletion>({
    initial: { reason: null, detail: '', consent: false },
    draft: 'deletion',
    secret: ['consent'],
    validate: ({ reason, detail, consent }) => ({
      reason: reason === null ? 'missing' : undefined,
      detail: reason === 'other' && detail.trim().length > LIMITS.deletionDetailMax ? 'tooLong' : undefined,
      consent: consent ? undefined : 'missing',
    }),
    showsEarly: (error) => error === 'tooLong',
    send: (values) => send(toBody(values)),
    onDone(deletion) {
      // The page shows the request at once, before the check is fetched again.
      dispatch(deletionApi.util.upsertQueryEntries([{ endpointName: 'deletionCheck', arg: undefined, value: { ...check, deletion } }]))
      toast.success(t('sent'))
    },
  })
  const [wrong] = Object.keys(form.errors)
  const blocked = isBlocked(check)
  // `BlockedNote` says the same with numbers.
  const failure = blocked && failedWith(form.failure, 'UNFINISHED_ORDERS') ? undefined : form.failure

  const confirm = async () => {
    await form.submit()
    setConfirming(false)
  }
  return (
    <Form className="grid gap-panels" onSubmit={() => !blocked && form.check() === null && setConfirming(true)}>
      {blocked && <BlockedNote check={check} />}
      <Consequences check={check} />
      {!blocked && (
        <>
          <ReasonFields form={form} wrong={wrong} />
          <div className={cx('grid gap-12', css.consent)}>
            <Checkbox
              name="consent"
              checked={form.values.consent}
              onChange={(consent) => form.change({ consent })}
              invalid={wrong === 'consent'}
            >
              {t('consent')}
            </Checkbox>
            {wrong === 'consent' && (
              <Note tone="red" role="alert">
                {t('consentMissing')}
              </Note>
            )}
          </div>
        </>
      )}
      <FailureNote failure={failure} />
      <Button type="submit" size="lg" variant="outline" disabled={blocked} className={css.submit}>
        {t('submit')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('confirm.title')}
        text={t('confirm.text')}
        confirmLabel={t('confirm.action')}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
        loading={form.busy}
      />
    </Form>
  )
}

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** `/delete`: the request to delete the account, or its status. */
export function DeleteAccountPage() {
  const { t } = useTranslation('deletion')
  const query = useDeletionCheckQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  return (
    <PageLayout title={t('title')} back={paths.setting} column="form" aside={<PageHelp topic="deletion" />}>
      <QueryState query={query} loading={<DeletionSkeleton />}>
        {(check) => (check.deletion ? <DeletionStatus deletion={check.deletion} check={check} /> : <DeletionForm check={check} />)}
      </QueryState>
    </PageLayout>
  )
}
