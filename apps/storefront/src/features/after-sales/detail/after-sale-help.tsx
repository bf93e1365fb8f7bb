import { HelpSection } from '#commerce/customer-service/help-section.tsx'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { faqsPath } from '#platform/routing/paths.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'

/** Customer service and common questions, with the request's number to quote. */
export function AfterSaleHelp({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const { t } = useTranslation('afterSale')
  const number = (
    <b>
      <CopyableNumber number={afterSaleNo} label={t('copyNumber')} />
    </b>
  )
  return <HelpSection text={t('help.text')} number={number} faqs={{ to: faqsPath('afterSale'), label: t('help.faqs') }} />
}

interface Props {
  readonly afterSaleNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The same help in a sheet, opened from the bottom bar on mobile. */
export function ContactSheet({ afterSaleNo, open, onClose }: Props) {
  const { t } = useTranslation('afterSale')
  return (
    <Sheet open={open} onClose={onClose} title={t('help.contact')}>
      <AfterSaleHelp afterSaleNo={afterSaleNo} />
    </Sheet>
  )
}
