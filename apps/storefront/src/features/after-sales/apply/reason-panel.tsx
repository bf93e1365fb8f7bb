import type { AfterSaleReason } from '@nusaria/contracts/after-sale-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useId, useState } from 'react'
import { PicturePicker } from '#commerce/picture/picture-picker.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './apply-form.module.css'
import { failureParam, RefusalNote, SectionError } from './refusal-note.tsx'
import { type ApplyFormState, reasonsOf } from './use-apply-form.ts'

interface ReasonProps {
  readonly reasons: readonly AfterSaleReason[]
  readonly value: AfterSaleReason | null
  readonly onChange: (reason: AfterSaleReason) => void
  readonly error: string | undefined
}

/** On mobile: a button that opens a sheet of reasons. */
function ReasonSheet({ reasons, value, onChange, error }: ReasonProps) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <span id={`${id}-label`} className="below-6 block size-13 line-20 weight-600">
        {t('afterSaleForm:reason.label')}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error && `${id}-error`}
        className={cx(
          'row gap-12 justify-between wide size-15 line-22 textAlign-left',
          css.reasonField,
          error !== undefined && css.invalid,
        )}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} className={cx(value === null && 'tone-ink-3')}>
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

export function ReasonPanel({ form }: { readonly form: ApplyFormState }) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale', 'pictures'])
  const { source, draft, change, upload, failure, isMissing } = form
  const reasons = reasonsOf(source.options, draft.type)
  const desktop = useLayout() === 'desktop'
  const needsDescription = draft.reason === 'other'
  const reasonError = isMissing('reason') ? t('afterSaleForm:fill.reason') : undefined
  return (
    <Panel title={t('afterSaleForm:why')}>
      <div className="grid gap-20 fits">
        <div data-section="reason" className={css.section}>
          {desktop ? (
            <Select
              label={t('afterSaleForm:reason.label')}
              name="reason"
              value={draft.reason ?? ''}
              onChange={(chosen) => change({ reason: reasons.find((each) => each === chosen) ?? null })}
              placeholder={t('afterSaleForm:reason.placeholder')}
              options={reasons.map((reason) => ({ value: reason, label: t(`afterSale:reason.${reason}`) }))}
              error={reasonError}
            />
          ) : (
            <ReasonSheet reasons={reasons} value={draft.reason} onChange={(reason) => change({ reason })} error={reasonError} />
          )}
          <RefusalNote target="reason" />
        </div>
        <div data-section="description" className={css.section}>
          <TextField
            label={t(needsDescription ? 'afterSaleForm:description.needed' : 'afterSaleForm:description.label')}
            placeholder={t('afterSaleForm:description.placeholder')}
            name="description"
            multiline
            maxLength={LIMITS.afterSaleDescriptionMax}
            value={draft.description}
            onChange={(description) => change({ description })}
            error={isMissing('description') ? t('afterSaleForm:fill.description') : undefined}
            hint={`${draft.description.length}/${LIMITS.afterSaleDescriptionMax}`}
          />
          <RefusalNote target="description" />
        </div>
        <div data-section="pictures" className={css.section}>
          <PicturePicker
            label={t('afterSaleForm:pictures')}
            upload={upload}
            error={isMissing('pictures') && upload.notReady ? t(`pictures:missing.${upload.notReady}`) : undefined}
            refusedId={failure && failureParam(failure, 'picture_id')}
          />
          <RefusalNote target="pictures" />
        </div>
      </div>
    </Panel>
  )
}
