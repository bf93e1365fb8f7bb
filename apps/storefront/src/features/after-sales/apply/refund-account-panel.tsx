import { useLocation } from 'react-router-dom'
import { RefundAccountPicker } from '../../../entities/payment-method/refund-account-picker.tsx'
import { failedWith } from '../../../shared/api/failure.ts'
import { useTranslation } from '../../../shared/i18n/use-translation.tsx'
import { paths } from '../../../shared/paths.ts'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { Link } from '../../../shared/ui/paint/link.tsx'
import css from './apply-form.module.css'
import type { ApplySource, OrderInfo } from './eligibility.ts'
import { RefusalNote } from './refusal-note.tsx'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly source: ApplySource
  readonly order: OrderInfo | null
  readonly form: ApplyFormState
}

/** Where the refund goes. Online payments go back the same way; for cash the shopper chooses an account. */
export function RefundAccountPanel({ source: { previous }, order, form }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { pathname, search } = useLocation()
  const { draft, change, failure, isMissing, needsTarget } = form
  const paidBy = previous?.refund_to ?? order?.paidBy
  if (!needsTarget)
    return (
      <Panel title={t('target.title')}>
        <p className={css.text}>{paidBy ? t('target.online', { way: paidBy }) : t('target.sameWay')}</p>
        <p className={css.hint}>{t('target.when')}</p>
      </Panel>
    )
  return (
    <Panel
      title={t('target.title')}
      action={
        <Link to={paths.refundSettings} state={{ backTo: `${pathname}${search}` }} className={css.link}>
          {t('target.settings')}
        </Link>
      }
    >
      <div data-section="target" className={css.section}>
        <p className={css.hint}>{t('target.cash')}</p>
        <RefundAccountPicker
          value={draft.target}
          onChange={(target) => change({ target })}
          error={isMissing('target') && !failedWith(failure, 'REFUND_ACCOUNT_REQUIRED') ? t('fill.target') : undefined}
        />
        <RefusalNote target="target" failure={failure} />
      </div>
    </Panel>
  )
}
