import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failedWith } from '../../shared/api/failure.ts'
import { paths } from '../../shared/paths.ts'
import type { AddTarget } from '../../shared/refund-target/refund-target-chooser.tsx'
import { RefundTargetChooser } from '../../shared/refund-target/refund-target-chooser.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import css from './form-view.module.css'
import { SpotNote } from './spot-note.tsx'
import type { OrderFacts, Subject } from './subject.ts'
import type { AfterSaleForm } from './use-form.ts'

interface Props {
  readonly subject: Subject
  readonly facts: OrderFacts | null
  readonly form: AfterSaleForm
  readonly AddTarget: AddTarget
}

/** Where the money goes: for what was paid in cash the shopper chooses; what was paid online goes back the same way. */
export function TargetPanel({ subject: { again }, facts, form, AddTarget }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { pathname, search } = useLocation()
  const { draft, change, failure, lacks, needsTarget } = form
  const way = again?.refund_to ?? facts?.paidBy
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
        <RefundTargetChooser
          value={draft.target}
          onChange={(target) => change({ target })}
          error={lacks('target') && !failedWith(failure, 'REFUND_ACCOUNT_REQUIRED') ? t('fill.target') : undefined}
          AddTarget={AddTarget}
        />
        <SpotNote at="target" failure={failure} />
      </div>
    </Panel>
  )
}
