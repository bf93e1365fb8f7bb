import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { LoadedSelect } from '#ui/form/select.tsx'
import { useWalletOptionsQuery } from '../api.ts'

interface Props {
  readonly value: string
  readonly onChange: (bank_code: string) => void
  /** Shows that a bank must be chosen. */
  readonly missing: boolean
}

/** The bank of a card or account. Loads the list of banks, with a retry when that fails. */
export function BankField({ value, onChange, missing }: Props) {
  const { t } = useTranslation('card')
  const { data, isError, isFetching, refetch } = useWalletOptionsQuery()
  const retry = <button type="button" onClick={() => void refetch()} />
  return (
    <LoadedSelect
      label={t('field.bank_code')}
      name="bank_code"
      value={value}
      onChange={onChange}
      options={data?.banks.map(({ bank_code, bank_name }) => ({ value: bank_code, label: bank_name }))}
      placeholder={t('pickBank')}
      error={missing && t('error.bank_code.required')}
      failure={isError && !isFetching && <TaggedText text={t('banksFailed')} elements={{ retry }} />}
    />
  )
}
