import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { DisabledReason, PayChoice } from './pay-choice.ts'

export interface PayChoiceText {
  readonly title: string
  readonly text: string
}

export function useDisabledReasonText(): (disabled: DisabledReason) => string {
  const { t } = useTranslation(['checkout', 'cashier'])
  return (disabled) => {
    if (!('by' in disabled)) return t(`cashier:card.${disabled.why}`)
    const { why, by, most } = disabled
    if (why === 'amount') return most === null ? t('cashier.disabled.amount') : t('cashier:off.amount', { amount: formatRupiah(most) })
    return by.length === 0 ? t(`cashier.disabled.${why}`) : t(`cashier:off.${why}`, { names: by.join(', ') })
  }
}

/** The texts of the choices at the cashier. `total` in Rupiah. */
export function usePayChoiceText(total: number) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const disabledReasonText = useDisabledReasonText()

  const toText = ({ method, card, eWallet }: PayChoice): string => {
    if (card) {
      const month = String(card.expiry_month).padStart(2, '0')
      return t('cashier:card.until', { date: `${month}/${String(card.expiry_year).slice(-2)}` })
    }
    if (eWallet) return eWallet.masked_phone
    if (method === 'cod') return t('cashier.option.codText', { amount: formatRupiah(total) })
    return method === 'card' ? t('cashier:card.newText') : t(`cashier.option.${method}`)
  }

  const toTitle = ({ method, name, card }: PayChoice): string => {
    if (card) return `${card.bank_name} •••• ${card.masked_number.slice(-4)}`
    if (name) return name
    if (method === 'card') return t('cashier:card.new')
    return t(method === 'cod' ? 'cashier.option.cod' : `cashier.group.${method}`)
  }

  return (choice: PayChoice): PayChoiceText => ({
    title: toTitle(choice),
    text: choice.disabledReason ? disabledReasonText(choice.disabledReason) : toText(choice),
  })
}
