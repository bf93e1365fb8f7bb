import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { statusLook } from '../../shared/after-sale/status-look.ts'
import { HeroWords } from '../../shared/ui/hero-words.tsx'
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
    <HeroWords title={end_reason ? t(`headline.${end_reason}`) : t(`status.${word}`)} icon={icon}>
      {hint.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </HeroWords>
  )
}
