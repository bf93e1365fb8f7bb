import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { statusLook } from '../../shared/after-sale/status-look.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './request-hero.module.css'
import { useHint } from './use-hint.ts'

/** The field of colour: red when the shopper must act, else by the status. */
export function heroTone({ status, actions }: AfterSaleDetail) {
  return actions.includes('send_back') || actions.includes('retry') ? 'sambal' : statusLook[status].field
}

/** Where the request stands and what comes next, on a field of colour. */
export function RequestHero({ request }: { readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  const hint = useHint(request)
  const { status, end_reason } = request
  const { word, icon } = statusLook[status]
  return (
    <div className={css.hero}>
      <div role="status">
        <h2>{end_reason ? t(`headline.${end_reason}`) : t(`status.${word}`)}</h2>
        {hint.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Icon of={icon} size={42} stroke={1.5} />
    </div>
  )
}
