import { CircleHelp } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { CustomerService } from '../../shared/service/customer-service.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Copied } from './copied.tsx'
import css from './help.module.css'

/** Where help is: the number to name there, customer service, common questions about after-sales. */
export function Help({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const { t } = useTranslation('afterSale')
  return (
    <>
      <p className={css.text}>{t('help.text')}</p>
      <p className={css.row}>
        <b>
          <Copied number={afterSaleNo} label={t('copyNumber')} />
        </b>
      </p>
      <p className={css.row}>
        <Link to={`${paths.faqs}#afterSale`} className={css.faqs}>
          <Icon of={CircleHelp} size={16} />
          {t('help.faqs')}
        </Link>
      </p>
      <div className={css.service}>
        <Suspense fallback={null}>
          <CustomerService />
        </Suspense>
      </div>
    </>
  )
}
