import type { ParcelDetail } from '@nusaria/contracts/order-entities'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { globalStateChanged, selectGlobalState } from '#platform/state/global-state.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { ParcelPanel } from './parcel-panel.tsx'

/** The parcel of the URL, else the one shown last, else the first. */
function useParcelTab(parcels: readonly ParcelDetail[]) {
  const [params, setParams] = useSearchParams()
  const dispatch = useAppDispatch()
  const { packageTab } = useAppSelector(selectGlobalState)
  const known = (no: string | null) => parcels.find(({ parcel_no }) => parcel_no === no)
  const parcel = known(params.get('parcel_no')) ?? known(packageTab) ?? parcels[0]
  const choose = (parcel_no: string) => {
    dispatch(globalStateChanged({ packageTab: parcel_no }))
    setParams(
      (before) => {
        before.set('parcel_no', parcel_no)
        return before
      },
      { replace: true },
    )
  }
  return { parcel, choose } as const
}

export function ParcelTabs({ parcels }: { readonly parcels: readonly ParcelDetail[] }) {
  const { t } = useTranslation('order')
  const { parcel, choose } = useParcelTab(parcels)
  if (!parcel) return null
  return (
    <>
      {parcels.length > 1 && (
        <Tabs
          label={t('parcel.tabs')}
          tabs={parcels.map(({ parcel_no }, at) => ({ value: parcel_no, label: t('parcel.number', { number: at + 1 }) }))}
          value={parcel.parcel_no}
          onChange={choose}
        />
      )}
      <ParcelPanel key={parcel.parcel_no} parcel={parcel} lines={parcel.lines} />
    </>
  )
}
