import { LIMITS } from '@nusaria/contracts/limits'
import { Package, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import css from './form-view.module.css'
import { PartError } from './part-error.tsx'
import { SpotNote } from './spot-note.tsx'
import type { OrderFacts, Subject } from './subject.ts'
import type { AfterSaleForm } from './use-form.ts'

interface Props {
  readonly subject: Subject
  readonly facts: OrderFacts | null
  readonly form: AfterSaleForm
}

/** Money alone or goods back first, each with what happens next. Of a request asked for once more it is as it was. */
export function TypeChoice({ subject: { options, again }, facts, form }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const { draft, change, failure, lacks } = form
  const types = again ? [again.type] : options.types
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
        {lacks('type') && <PartError>{t('afterSaleForm:fill.type')}</PartError>}
        <SpotNote at="type" failure={failure} />
      </div>
    </Panel>
  )
}
