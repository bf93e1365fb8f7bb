import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { RefundAccountPicker } from '../../../entities/payment-method/refund-account-picker.tsx'
import { failedWith } from '../../../shared/api/failure.ts'
import { paths } from '../../../shared/paths.ts'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { Link } from '../../../shared/ui/paint/link.tsx'
import css from './apply-form.module.css'
import type { ApplySource, OrderInfo } from './apply-source.ts'
import { RefusalNote } from './refusal-note.tsx'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly subject: ApplySource
  readonly facts: OrderInfo | null
  readonly form: ApplyFormState
}

/** Where the money goes: for what was paid in cash the shopper chooses; what was paid online goes back the same way. */
export function RefundAccountPanel({ subject: { previous }, facts, form }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { pathname, search } = useLocation()
  const { draft, change, failure, lacks, needsTarget } = form
  const way = previous?.refund_to ?? facts?.paidBy
  if (!needsTarget)
    return (
      <Panel title={t('target.title')}>
        <p className={css.text}>{way ? t('target.online', { way }) : t('target.sameWay')}</p>
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
      <div data-section="target" className={css.part}>
        <p className={css.hint}>{t('target.cash')}</p>
        <RefundAccountPicker
          value={draft.target}
          onChange={(target) => change({ target })}
          error={lacks('target') && !failedWith(failure, 'REFUND_ACCOUNT_REQUIRED') ? t('fill.target') : undefined}
        />
        <RefusalNote target="target" failure={failure} />
      </div>
    </Panel>
  )
}
