import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { reapplyPath } from '../../shared/paths.ts'
import { CustomerService } from '../../shared/service/customer-service.tsx'
import { LinkButton } from '../../shared/ui/button.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import css from './way-on.module.css'

/** After an end without money: asking for it again, or customer service where that can't be done. */
export function WayOn({ request: { after_sale_no, actions } }: { readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  if (actions.includes('reapply'))
    return (
      <Panel title={t('wayOn.title')}>
        <p className={css.text}>{t('wayOn.againText')}</p>
        <LinkButton to={reapplyPath(after_sale_no)} size="lg" block className={css.button}>
          {t('wayOn.again')}
        </LinkButton>
      </Panel>
    )
  return (
    <Panel title={t('wayOn.title')}>
      <p className={css.text}>{t('wayOn.contactText')}</p>
      <div className={css.service}>
        <Suspense fallback={null}>
          <CustomerService />
        </Suspense>
      </div>
    </Panel>
  )
}
