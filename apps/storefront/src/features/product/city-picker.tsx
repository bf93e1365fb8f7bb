import type { Area } from '@nusaria/contracts/address'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAddressAreasQuery } from '#commerce/address/api.ts'
import { type DeliveryTerms, useProductDeliveryQuery } from '#commerce/sku/api.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { Form } from '#ui/form/form.tsx'
import { LoadedSelect } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly productNo: string
  readonly onTerms: (terms: DeliveryTerms) => void
}

/** The choice of a city for the estimates of all products; the device remembers it until a member logs out. */
export default function CityPicker({ open, onClose, productNo, onTerms }: Props) {
  const { t } = useTranslation(['product', 'address'])
  const [city, setCity] = useState(() => safeLocalStorage.get('deliveryCity'))
  const { currentData } = useProductDeliveryQuery(city ? { product_no: productNo, city_code: city } : skipToken)
  const reportTerms = useEffectEvent(onTerms)
  useEffect(() => {
    if (currentData?.delivery) reportTerms({ delivery: currentData.delivery, flag_cod: currentData.flag_cod })
  }, [currentData])
  const choose = (code: string) => {
    safeLocalStorage.set('deliveryCity', code)
    setCity(code)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('delivery.choose')}>
      <CityForm chosen={city ?? ''} onChoose={choose} />
    </Sheet>
  )
}

/** Codes of areas; empty until they are chosen. */
interface Choice {
  readonly province: string
  readonly city: string
  /** The area that was chosen last. */
  readonly area?: Area | undefined
}

const PROVINCE_DIGITS = 2

function CityForm({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (code: string) => void }) {
  const { t } = useTranslation(['product', 'address'])
  const [{ province, city, area }, setChoice] = useState<Choice>({ province: chosen.slice(0, PROVINCE_DIGITS), city: chosen })
  const unsupported = area?.flag_supported === false
  return (
    <Form className="grid gap-16" onSubmit={() => city && !unsupported && onChoose(city)}>
      <AreaSelect level="province" value={province} onChange={(code, area) => setChoice({ province: code, city: '', area })} />
      <AreaSelect
        key={province}
        level="city"
        parent={province}
        value={city}
        onChange={(code, area) => setChoice({ province, city: code, area })}
      />
      {unsupported && <p role="alert">{t('delivery.none', { area: area.name })}</p>}
      <Button type="submit" size="lg" block disabled={city === '' || unsupported}>
        {t('delivery.apply')}
      </Button>
    </Form>
  )
}

interface AreaSelectProps {
  readonly level: 'province' | 'city'
  /** The code of the area above; empty until it is chosen. */
  readonly parent?: string
  readonly value: string
  readonly onChange: (code: string, area: Area | undefined) => void
}

function AreaSelect({ level, parent, value, onChange }: AreaSelectProps) {
  const { t } = useTranslation('address')
  const { currentData, isError, isFetching, refetch } = useAddressAreasQuery(parent === undefined ? {} : { parent_code: parent }, {
    skip: parent === '',
  })
  const retry = <button type="button" onClick={() => void refetch()} />
  return (
    <LoadedSelect
      label={t(`form.${level}`)}
      name={level}
      value={value}
      onChange={(code) =>
        onChange(
          code,
          currentData?.list.find((area) => area.code === code),
        )
      }
      placeholder={t(`form.pick.${level}`)}
      options={currentData?.list.map(({ code, name, flag_supported }) => ({
        value: code,
        label: flag_supported ? name : t('form.notDelivered', { area: name }),
      }))}
      failure={isError && !isFetching && <TaggedText text={t('form.areasFailed')} elements={{ retry }} />}
    />
  )
}
