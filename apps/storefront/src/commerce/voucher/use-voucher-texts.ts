import type { VoucherTerms } from '@nusaria/contracts/voucher'
import { formatDate } from '#platform/format/date.ts'
import { formatRupiahCompact } from '#platform/format/short-rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'

export function useVoucherTexts() {
  const { t } = useTranslation('promotion')

  /** The stub: small line, big line, small line; and what the voucher takes off. */
  const toStub = ({ kind, amount_off, percent_off, max_off }: VoucherTerms) => {
    const cap = kind === 'shipping' ? (max_off ?? amount_off) : max_off
    const most = cap && formatRupiahCompact(cap)
    const note = most ? t('upTo', { amount: most }) : undefined
    if (kind === 'shipping') return { label: t('kind.free'), value: t('kind.freeShipping'), note, off: most || '100%' }
    const off = percent_off === null ? formatRupiahCompact(amount_off ?? 0) : `${percent_off}%`
    return { label: t('kind.discount'), value: off, note, off }
  }

  return (voucher: VoucherTerms) => {
    const { minimum_spend, product_scope, flag_stackable, flag_online_only, flag_app_exclusive, flag_new_user } = voucher
    /** The narrowest condition first. */
    const tags = [
      flag_app_exclusive && t('tag.app'),
      flag_new_user && t('tag.newUser'),
      flag_online_only && t('tag.online'),
      product_scope === 'selected' && t('tag.selected'),
      flag_stackable ? t('tag.stackable') : voucher.kind === 'discount' && t('tag.alone'),
      product_scope === 'all' && t('tag.all'),
    ].filter((tag) => tag !== false)
    const { off, ...stub } = toStub(voucher)
    // Beside a shipping fee, “free shipping” would contradict it.
    const short = t(`short.${voucher.kind}`, { value: off })
    /** null when only its end date counts */
    const useWithin = voucher.use_within_days === null ? null : t('within', { count: voucher.use_within_days })
    return {
      ...stub,
      tags,
      minimum: minimum_spend > 0 ? t('minimum', { amount: formatRupiahCompact(minimum_spend) }) : t('noMinimum'),
      useWithin,
      validity: useWithin ?? t('until', { date: formatDate(voucher.valid_till) }),
      /** `Rp20K off`, `20% off in the app` */
      short: flag_app_exclusive ? t('short.app', { short }) : short,
    }
  }
}
