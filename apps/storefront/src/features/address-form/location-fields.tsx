import { useTranslation } from 'react-i18next'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import css from './address-form.module.css'
import { ADDRESS_LENGTHS, withArea } from './address-form-values.ts'
import { AreaSelects } from './area-selects.tsx'
import type { useAddressForm } from './use-address-form.ts'

export interface AddressFieldsProps {
  readonly state: Pick<ReturnType<typeof useAddressForm>, 'form' | 'change' | 'leave' | 'problems' | 'postalHeads' | 'areaKnown'>
}

/** `10–14`, `16, 17, 40–46`: two digits a head. */
function formatPostalHeads(heads: readonly string[]): string {
  const runs: string[][] = []
  for (const head of heads) {
    const run = runs.at(-1)
    if (run && Number(run.at(-1)) + 1 === Number(head)) run.push(head)
    else runs.push([head])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
}

/** Where the parcel goes. */
export function LocationFields({ state: { form, change, leave, problems, postalHeads, areaKnown } }: AddressFieldsProps) {
  const { t } = useTranslation('address')
  const error = (field: keyof typeof problems) => problems[field] && t(`error.${problems[field]}`)
  return (
    <div className={css.fields}>
      <AreaSelects form={form} problems={problems} onKnown={areaKnown} onChange={(field, code) => change(withArea(form, field, code))} />
      <TextField
        label={t('form.postalCode')}
        name="postal_code"
        value={form.postal_code}
        onChange={(text) => change({ postal_code: text.replace(/\D/g, '').slice(0, ADDRESS_LENGTHS.postal_code) })}
        onBlur={() => leave('postal_code')}
        error={error('postal_code')}
        hint={postalHeads.length > 0 ? t('form.postalHeads', { heads: formatPostalHeads(postalHeads) }) : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <div className={css.wide}>
        <TextField
          label={t('form.street')}
          name="address_line1"
          value={form.address_line1}
          onChange={(address_line1) => change({ address_line1 })}
          onBlur={() => leave('address_line1')}
          error={error('address_line1')}
          autoComplete="address-line1"
          maxLength={ADDRESS_LENGTHS.address_line1}
          required
        />
      </div>
      <div className={css.wide}>
        <TextField
          label={t('form.detail')}
          name="address_line2"
          value={form.address_line2}
          onChange={(address_line2) => change({ address_line2 })}
          autoComplete="address-line2"
          maxLength={ADDRESS_LENGTHS.address_line2}
        />
      </div>
    </div>
  )
}
