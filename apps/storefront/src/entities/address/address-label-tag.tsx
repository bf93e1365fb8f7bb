import type { AddressLabel } from '@nusaria/contracts/address'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../shared/ui/paint/tag.tsx'

/** What an address is to the member; nothing when that wasn't said. The page asks for the texts of `address`. */
export function AddressLabelTag({ label }: { readonly label: AddressLabel | null | undefined }) {
  const { t } = useTranslation('address')
  return label && <Tag>{t(`label.${label}`)}</Tag>
}
