import { LIMITS } from '@nusaria/contracts/limits'
import { Package, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../../shared/ui/chakra/radio-cards.tsx'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { Icon } from '../../../shared/ui/paint/icon.tsx'
import css from './apply-form.module.css'
import type { ApplySource, OrderInfo } from './apply-source.ts'
import { RefusalNote } from './refusal-note.tsx'
import { SectionError } from './section-error.tsx'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly subject: ApplySource
  readonly facts: OrderInfo | null
  readonly form: ApplyFormState
}

/** Money alone or goods back first, each with what happens next. Of a request asked for once more it is as it was. */
export function TypePanel({ subject: { options, previous }, facts, form }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const { draft, change, failure, lacks } = form
  const types = previous ? [previous.type] : options.types
  const onItsWay = facts?.status === 'pending_receipt'
  return (
    <Panel title={t('afterSaleForm:type.title')}>
      <div data-section="type" className={css.part}>
        <RadioCards
          label={t('afterSaleForm:type.title')}
          name="type"
          value={draft.type}
          onChange={(type) => change({ type })}
          options={types.map((type) => ({
            value: type,
            title: t(`afterSale:type.${type}`),
            text: t(`afterSaleForm:type.${onItsWay ? 'onItsWay' : 'next'}.${type}`, { count: LIMITS.returnDays }),
            icon: <Icon of={type === 'refund_only' ? Wallet : Package} size={20} className={css.icon} />,
          }))}
        />
        {lacks('type') && <SectionError>{t('afterSaleForm:fill.type')}</SectionError>}
        <RefusalNote target="type" failure={failure} />
      </div>
    </Panel>
  )
}
