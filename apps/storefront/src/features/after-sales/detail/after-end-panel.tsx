import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { useTranslation } from 'react-i18next'
import { reapplyPath } from '../../../shared/paths.ts'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../../shared/ui/paint/button.tsx'
import css from './after-end-panel.module.css'
import { AfterSaleHelp } from './after-sale-help.tsx'

/** Whether a request ended without money and with nothing to be done about it but asking customer service. */
export function needsCustomerService({ status, actions }: AfterSaleDetail): boolean {
  return status === AFTER_SALE_STATUS.failure && actions.length === 0
}

/** After an end without money: asking for it again, or customer service where that can't be done. */
export function AfterEndPanel({ request }: { readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no } = request
  return (
    <Panel title={t('wayOn.title')}>
      {needsCustomerService(request) ? (
        <AfterSaleHelp afterSaleNo={after_sale_no} />
      ) : (
        <>
          <p className={css.text}>{t('wayOn.againText')}</p>
          <LinkButton to={reapplyPath(after_sale_no)} size="lg" block className={css.button}>
            {t('wayOn.again')}
          </LinkButton>
        </>
      )}
    </Panel>
  )
}
