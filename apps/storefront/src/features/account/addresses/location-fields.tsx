import { ADDRESS_RULES } from '@nusaria/contracts/address'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useEffect, useId, useState } from 'react'
import { useAddressAreasQuery } from '#commerce/address/api.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { LoadedSelect } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './address-form.module.css'
import { AreaSearch } from './area-search.tsx'
import type { AddressError, AddressFormState } from './use-address-form.ts'

/** `['16', '17', '40', … '46']` → `16, 17, 40–46` */
function formatPostalHeads(heads: readonly string[]): string {
  const runs: string[][] = []
  for (const head of heads) {
    const run = runs.at(-1)
    if (run && Number(run.at(-1)) + 1 === Number(head)) run.push(head)
    else runs.push([head])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
}

const postalCodeTexts: Readonly<Partial<Record<AddressError, 'error.noPostalCode' | 'error.postalCodeElsewhere'>>> = {
  required: 'error.noPostalCode',
  postalCodeElsewhere: 'error.postalCodeElsewhere',
}

interface Props {
  readonly state: AddressFormState
}

export function LocationFields({ state }: Props) {
  const { t } = useTranslation('address')
  const { form, postalHeads, choosePlace } = state
  const { values, errors, field } = form
  const listsId = useId()
  // What is chosen already came from the lists, or its words are gone after a reload.
  const [byHand, setByHand] = useState(values.province_code !== '')
  const wrong = levels.find((level) => errors[level.field])
  return (
    <div className={cx('grid gap-16', css.fields)}>
      <div className={css.wide}>
        <AreaSearch
          districtCode={values.district_code}
          onChoose={choosePlace}
          standsFor={byHand ? undefined : levels.map((level) => level.field).join(' ')}
          error={!byHand && wrong && t(errors[wrong.field] === 'unsupported' ? 'error.unsupported' : 'error.search')}
        />
        <button
          type="button"
          className={cx('row gap-4', css.byHand)}
          aria-expanded={byHand}
          aria-controls={byHand ? listsId : undefined}
          onClick={() => setByHand(!byHand)}
        >
          <span>{t('form.byHand')}</span>
          <Icon of={ChevronDown} size={16} />
        </button>
      </div>
      {byHand && (
        <fieldset id={listsId} className={cx('grid gap-16', css.lists)} aria-label={t('form.byHand')}>
          {levels.map((level) => (
            <AreaSelect key={level.field} level={level} state={state} />
          ))}
        </fieldset>
      )}
      <TextField
        label={t('form.postalCode')}
        {...field('postal_code')}
        digits={ADDRESS_RULES.postal_code.max}
        error={errors.postal_code && t(postalCodeTexts[errors.postal_code] ?? 'error.postalCode')}
        hint={postalHeads.length > 0 ? t('form.postalHeads', { heads: formatPostalHeads(postalHeads) }) : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <div className={css.wide}>
        <TextField
          label={t('form.street')}
          {...field('address_line1')}
          error={errors.address_line1 && t('error.street')}
          autoComplete="address-line1"
          maxLength={ADDRESS_RULES.address_line1.max}
          required
        />
      </div>
      <div className={css.wide}>
        <TextField
          label={t('form.detail')}
          {...field('address_line2')}
          autoComplete="address-line2"
          maxLength={ADDRESS_RULES.address_line2.max}
        />
      </div>
    </div>
  )
}

/** Each list depends on the choice `above`; a choice clears those below it. */
const levels = [
  { field: 'province_code', name: 'province', above: null, cleared: { city_code: '', district_code: '' } },
  { field: 'city_code', name: 'city', above: 'province_code', cleared: { district_code: '' } },
  { field: 'district_code', name: 'district', above: 'city_code', cleared: {} },
] as const

interface AreaSelectProps extends Props {
  readonly level: (typeof levels)[number]
}

function AreaSelect({ level: { field, name, above, cleared }, state: { form, onAreaLoaded } }: AreaSelectProps) {
  const { t } = useTranslation('address')
  const { values, errors } = form
  const parent_code = above === null ? undefined : values[above]
  const areas = useAddressAreasQuery(above === null ? {} : { parent_code }, { skip: parent_code === '' })
  const list = areas.currentData?.list
  const chosen = list?.find((area) => area.code === values[field])
  useEffect(() => onAreaLoaded(field, chosen), [field, chosen, onAreaLoaded])
  const retry = <button type="button" onClick={() => void areas.refetch()} />
  return (
    <LoadedSelect
      label={t(`form.${name}`)}
      name={field}
      value={values[field]}
      // With all values: another area makes a refused postal code possible again.
      onChange={(code) => form.change({ ...values, ...cleared, [field]: code })}
      placeholder={t(`form.pick.${name}`)}
      error={errors[field] && t(errors[field] === 'unsupported' ? 'error.unsupported' : `error.${name}`)}
      options={list?.map((area) => ({
        value: area.code,
        label: area.flag_supported ? area.name : t('form.notDelivered', { area: area.name }),
      }))}
      failure={areas.isError && !areas.isFetching && <TaggedText text={t('form.areasFailed')} elements={{ retry }} />}
    />
  )
}
