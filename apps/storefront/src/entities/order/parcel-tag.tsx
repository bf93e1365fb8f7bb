import type { Parcel } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../shared/ui/paint/tag.tsx'

/** How far a parcel is, in a word. */
export function ParcelTag({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation('order')
  return <Tag tone={parcel.status === 'delivered' ? 'green' : 'blue'}>{t(`parcel.${parcel.status}`)}</Tag>
}
