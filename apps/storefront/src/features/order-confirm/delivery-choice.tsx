import type { Confirmation, DeliveryMethod, DeliveryOption } from '@nusaria/contracts/order-entities'
import { Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDayRange } from '../../shared/format/date.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { RadioCards } from '../../shared/ui/chakra/radio-cards.tsx'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './delivery-choice.module.css'

/** Shipping as it is and as it is paid. */
function Fee({ option }: { readonly option: DeliveryOption }) {
  const { t } = useTranslation('checkout')
  const reduced = option.fee_to_pay < option.fee
  return (
    <span className={css.fee}>
      {reduced && <s>{formatRupiah(option.fee)}</s>}
      {option.fee_to_pay === 0 ? <span className={css.free}>{t('confirm.delivery.free')}</span> : formatRupiah(option.fee_to_pay)}
    </span>
  )
}

interface Props {
  readonly confirmation: Confirmation
  readonly onChoose: (method: DeliveryMethod) => void
}

/** Ways of delivery with fee and expected days; one alone is only shown. */
export function DeliveryChoice({ confirmation, onChoose }: Props) {
  const { t } = useTranslation(['checkout', 'order'])
  const { address, delivery_options, delivery_method } = confirmation
  const [only] = delivery_options
  const days = ({ provider, earliest, latest }: DeliveryOption) =>
    t('checkout:confirm.delivery.arrives', { provider, days: formatDayRange(earliest, latest, currentLanguage()) })

  if (!address) return <p className={css.none}>{t('checkout:confirm.delivery.none')}</p>
  if (!only)
    return (
      <Note tone="red" role="status">
        {t('checkout:confirm.delivery.unsupported')}
      </Note>
    )
  if (delivery_options.length > 1)
    return (
      <RadioCards
        label={t('checkout:confirm.delivery.title')}
        value={delivery_method}
        onChange={onChoose}
        options={delivery_options.map((option) => ({
          value: option.method,
          title: t(`order:delivery.${option.method}`),
          text: days(option),
          aside: <Fee option={option} />,
        }))}
      />
    )
  return (
    <div className={css.row}>
      <Icon of={Truck} size={20} className={css.icon} />
      <span className={css.words}>
        <b>{t(`order:delivery.${only.method}`)}</b>
        <small>{days(only)}</small>
      </span>
      <Fee option={only} />
    </div>
  )
}
