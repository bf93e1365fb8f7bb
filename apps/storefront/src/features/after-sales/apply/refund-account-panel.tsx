import { useLocation } from 'react-router-dom'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './apply-form.module.css'
import type { ApplySource, OrderInfo } from './eligibility.ts'
import { RefundAccountPicker } from './refund-account-picker.tsx'
import { RefusalNote } from './refusal-note.tsx'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly source: ApplySource
  readonly order: OrderInfo | null
  readonly form: ApplyFormState
}

/** Where the refund goes. Online payments go back the same way; for cash the shopper chooses an account. */
export function RefundAccountPanel({ source: { previous }, order, form }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const { pathname, search } = useLocation()
  const { draft, change, changes, failure, isMissing, needsTarget } = form
  const edited = changes.some((each) => each.kind === 'account' && each.now !== null)
  const paidBy = previous?.refund_to ?? order?.paidBy
  if (!needsTarget)
    return (
      <Panel title={t('afterSaleForm:target.title')}>
        <p className={css.text}>
          <span>{paidBy ? t('afterSaleForm:target.online', { way: paidBy }) : t('afterSaleForm:target.sameWay')}</span>{' '}
          {edited && <Tag tone="amber">{t('afterSale:changed.mark')}</Tag>}
        </p>
        <p className={css.hint}>{t('afterSaleForm:target.when')}</p>
      </Panel>
    )
  return (
    <Panel
      title={t('afterSaleForm:target.title')}
      action={
        <Link to={paths.refundSettings} state={{ backTo: `${pathname}${search}` }} className={css.link}>
          {t('afterSaleForm:target.settings')}
        </Link>
      }
    >
      <div data-section="target" className={css.section}>
        <p className={css.hint}>{t('afterSaleForm:target.cash')}</p>
        <RefundAccountPicker
          value={draft.target}
          onChange={(target) => change({ target })}
          changed={edited}
          error={isMissing('target') && !failedWith(failure, 'REFUND_ACCOUNT_REQUIRED') ? t('afterSaleForm:fill.target') : undefined}
        />
        <RefusalNote target="target" failure={failure} />
      </div>
    </Panel>
  )
}
