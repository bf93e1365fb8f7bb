import { useTranslation } from 'react-i18next'
import { faqsPath } from '../../shared/paths.ts'
import { HelpLines } from '../../shared/service/help-lines.tsx'
import { Copied } from './copied.tsx'

/** Help with a request, whose number is to be named there. */
export function Help({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const { t } = useTranslation('afterSale')
  const number = (
    <b>
      <Copied number={afterSaleNo} label={t('copyNumber')} />
    </b>
  )
  return <HelpLines text={t('help.text')} number={number} faqs={{ to: faqsPath('afterSale'), label: t('help.faqs') }} />
}
