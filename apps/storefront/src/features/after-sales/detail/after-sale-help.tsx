import { useTranslation } from 'react-i18next'
import { HelpSection } from '../../../entities/customer-service/help-section.tsx'
import { faqsPath } from '../../../shared/paths.ts'
import { CopyableNumber } from './copyable-number.tsx'

/** Help with a request, whose number is to be named there. */
export function AfterSaleHelp({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const { t } = useTranslation('afterSale')
  const number = (
    <b>
      <CopyableNumber number={afterSaleNo} label={t('copyNumber')} />
    </b>
  )
  return <HelpSection text={t('help.text')} number={number} faqs={{ to: faqsPath('afterSale'), label: t('help.faqs') }} />
}
