import { useTranslation } from 'react-i18next'
import { Sheet } from '../../../shared/ui/overlay/sheet.tsx'
import { AfterSaleHelp } from './after-sale-help.tsx'

interface Props {
  readonly afterSaleNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The ways to customer service, from the bar of a phone. */
export function ContactSheet({ afterSaleNo, open, onClose }: Props) {
  const { t } = useTranslation('afterSale')
  return (
    <Sheet open={open} onClose={onClose} title={t('help.contact')}>
      <AfterSaleHelp afterSaleNo={afterSaleNo} />
    </Sheet>
  )
}
