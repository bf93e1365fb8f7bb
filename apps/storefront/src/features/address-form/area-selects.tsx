import type { Area } from '@nusaria/contracts/address'
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useAddressAreasQuery } from '../../entities/address/address-api.ts'
import { Select } from '../../shared/ui/chakra/select.tsx'
import css from './address-form.module.css'
import type { AddressErrors, AddressField, AddressFormValues } from './address-form-values.ts'

type AreaField = 'province_code' | 'city_code' | 'district_code'

const levels = [
  { field: 'province_code', name: 'province', above: null },
  { field: 'city_code', name: 'city', above: 'province_code' },
  { field: 'district_code', name: 'district', above: 'city_code' },
] as const satisfies readonly { field: AreaField; name: string; above: AreaField | null }[]

interface LevelProps {
  readonly level: (typeof levels)[number]
  readonly form: AddressFormValues
  readonly error: string | undefined
  readonly onChange: (field: AreaField, code: string) => void
  /** The chosen area, once its list is here. */
  readonly onKnown: (field: AreaField, area: Area | undefined) => void
}

function AreaSelect({ level: { field, name, above }, form, error, onChange, onKnown }: LevelProps) {
  const { t } = useTranslation('address')
  const parent_code = above === null ? undefined : form[above]
  const areas = useAddressAreasQuery(above === null ? {} : { parent_code }, { skip: parent_code === '' })
  const list = parent_code === '' ? undefined : areas.currentData?.list
  const chosen = list?.find((area) => area.code === form[field])
  useEffect(() => onKnown(field, chosen), [field, chosen, onKnown])
  return (
    <div>
      <Select
        label={t(`form.${name}`)}
        name={field}
        value={list ? form[field] : ''}
        onChange={(code) => onChange(field, code)}
        placeholder={t(`form.pick.${name}`)}
        disabled={!list}
        required
        error={error}
        options={(list ?? []).map((area) => ({
          value: area.code,
          label: area.flag_supported ? area.name : t('form.notDelivered', { area: area.name }),
        }))}
      />
      {areas.isError && !areas.isFetching && parent_code !== '' && (
        <p className={css.failed} role="alert">
          <Trans t={t} i18nKey="form.areasFailed" components={{ retry: <button type="button" onClick={() => void areas.refetch()} /> }} />
        </p>
      )}
    </div>
  )
}

interface Props {
  readonly form: AddressFormValues
  readonly problems: AddressErrors
  readonly onChange: (field: AreaField, code: string) => void
  /** Which chosen area the shop doesn't deliver to, if any. */
  readonly onKnown: (field: AddressField, area: Area | undefined) => void
}

/** Province, then city or regency, then district: each list comes with the choice above it. */
export function AreaSelects({ form, problems, onChange, onKnown }: Props) {
  const { t } = useTranslation('address')
  return levels.map((level) => {
    const problem = problems[level.field]
    return (
      <AreaSelect
        key={level.field}
        level={level}
        form={form}
        error={problem && t(`error.${problem}`)}
        onChange={onChange}
        onKnown={onKnown}
      />
    )
  })
}
