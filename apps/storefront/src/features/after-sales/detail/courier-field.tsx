import { Trans, useTranslation } from 'react-i18next'
import { useAfterSaleCouriersQuery } from '../../../entities/after-sale/after-sale-api.ts'
import { Select } from '../../../shared/ui/chakra/select.tsx'
import css from './return-panel.module.css'

interface Props {
  readonly value: string
  readonly onChange: (courier_code: string) => void
  readonly invalid: boolean
}

/** The courier goods were handed to; its list loads by itself, and can be asked for again. */
export function CourierField({ value, onChange, invalid }: Props) {
  const { t } = useTranslation('afterSale')
  const { data, isError, isFetching, refetch } = useAfterSaleCouriersQuery()
  const couriers = data?.list ?? []
  return (
    <div>
      <Select
        label={t('send.courier')}
        name="courier_code"
        value={data ? value : ''}
        onChange={onChange}
        options={couriers.map(({ courier_code, courier_name }) => ({ value: courier_code, label: courier_name }))}
        placeholder={t('send.pick')}
        error={invalid && t('send.error.courier')}
        disabled={!data}
        required
      />
      {isError && !isFetching && (
        <p className={css.failed} role="alert">
          <Trans t={t} i18nKey="send.couriersFailed" components={{ retry: <button type="button" onClick={() => void refetch()} /> }} />
        </p>
      )}
    </div>
  )
}
