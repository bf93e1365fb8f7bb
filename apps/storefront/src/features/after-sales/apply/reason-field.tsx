import type { AfterSaleReason } from '@nusaria/contracts/after-sale-entities'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../../shared/browser/use-layout.ts'
import { RadioCards } from '../../../shared/ui/chakra/radio-cards.tsx'
import { Select } from '../../../shared/ui/chakra/select.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Sheet } from '../../../shared/ui/overlay/sheet.tsx'
import { Icon } from '../../../shared/ui/paint/icon.tsx'
import css from './reason-field.module.css'
import { SectionError } from './section-error.tsx'

interface Props {
  readonly reasons: readonly AfterSaleReason[]
  readonly value: AfterSaleReason | null
  readonly onChange: (reason: AfterSaleReason) => void
  /** Why it must be chosen. */
  readonly error: string | undefined
}

/** On phones: a field that opens a sheet of reasons. */
function ReasonSheet({ reasons, value, onChange, error }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <span id={`${id}-label`} className={css.label}>
        {t('afterSaleForm:reason.label')}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error && `${id}-error`}
        className={cx(css.field, error !== undefined && css.wrong)}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} className={cx(value === null && css.none)}>
          {value ? t(`afterSale:reason.${value}`) : t('afterSaleForm:reason.placeholder')}
        </span>
        <Icon of={ChevronDown} size={20} />
      </button>
      {error && <SectionError id={`${id}-error`}>{error}</SectionError>}
      <Sheet open={open} onClose={() => setOpen(false)} title={t('afterSaleForm:reason.title')}>
        <RadioCards
          label={t('afterSaleForm:reason.title')}
          look="rows"
          value={value}
          onChange={(reason) => {
            onChange(reason)
            setOpen(false)
          }}
          onAgain={() => setOpen(false)}
          options={reasons.map((reason) => ({ value: reason, title: t(`afterSale:reason.${reason}`) }))}
        />
      </Sheet>
    </div>
  )
}

/** Why goods are given back: a sheet on phones, the device's own list on desktop. */
export function ReasonField(props: Props) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const desktop = useLayout() === 'desktop'
  const { reasons, value, onChange, error } = props
  if (!desktop) return <ReasonSheet {...props} />
  return (
    <Select
      label={t('afterSaleForm:reason.label')}
      name="reason"
      value={value ?? ''}
      onChange={(chosen) => {
        const reason = reasons.find((each) => each === chosen)
        if (reason) onChange(reason)
      }}
      placeholder={t('afterSaleForm:reason.placeholder')}
      options={reasons.map((reason) => ({ value: reason, label: t(`afterSale:reason.${reason}`) }))}
      error={error}
    />
  )
}
