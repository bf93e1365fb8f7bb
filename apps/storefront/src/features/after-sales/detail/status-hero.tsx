import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { statusStyles } from '../../../entities/after-sale/status-styles.ts'
import { HeroStatus } from '../../../shared/ui/layout/hero-page.tsx'
import { useStatusHint } from './use-status-hint.ts'

/** The field of colour: red when the shopper must act, else by the status. */
export function heroTone({ status, actions }: AfterSaleDetail) {
  return actions.includes('send_back') || actions.includes('retry') ? 'sambal' : statusStyles[status].heroTone
}

/** Where the request stands and what comes next, on a field of colour. */
export function StatusHero({ request }: { readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  const hint = useStatusHint(request)
  const { status, end_reason } = request
  const { textKey, icon } = statusStyles[status]
  return (
    <HeroStatus title={end_reason ? t(`headline.${end_reason}`) : t(`status.${textKey}`)} icon={icon}>
      {hint.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </HeroStatus>
  )
}
