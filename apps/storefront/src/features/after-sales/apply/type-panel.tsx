import { LIMITS } from '@nusaria/contracts/limits'
import Package from 'lucide/dist/esm/icons/package.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './apply-form.module.css'
import type { ApplySource, OrderInfo } from './eligibility.ts'
import { RefusalNote, SectionError } from './refusal-note.tsx'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly source: ApplySource
  readonly order: OrderInfo | null
  readonly form: ApplyFormState
}

/** Refund only, or return and refund. When applying again it can't be changed. */
export function TypePanel({ source: { options, previous }, order, form }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const { draft, change, failure, isMissing } = form
  const types = previous ? [previous.type] : options.types
  const inTransit = order?.status === 'pending_receipt'
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
            icon: <Icon of={type === 'refund_only' ? Wallet : Package} size={20} className={css.icon} />,
          }))}
        />
        {isMissing('type') && <SectionError>{t('afterSaleForm:fill.type')}</SectionError>}
        <RefusalNote target="type" failure={failure} />
      </div>
    </Panel>
  )
}
