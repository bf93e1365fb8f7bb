import { CircleHelp } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { CustomerService } from '../../shared/service/customer-service.tsx'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import css from './order-help.module.css'

/** Where help is: common questions, customer service, and the number to name there. */
export function OrderHelp({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTranslation('order')
  return (
    <Panel title={t('help.title')}>
      <p className={css.text}>{t('help.text')}</p>
      <p className={css.row}>
        <b>{orderNo}</b>
        <CopyButton text={orderNo} label={t('copyOrder')} done={t('parcel.copied')} failed={t('parcel.copyFailed', { number: orderNo })} />
      </p>
      <div className={css.row}>
        <Link to={paths.faqs} className={css.faqs}>
          <Icon of={CircleHelp} size={16} />
          {t('help.faqs')}
        </Link>
        <Suspense fallback={null}>
          <CustomerService className={css.service} />
        </Suspense>
      </div>
    </Panel>
  )
}
