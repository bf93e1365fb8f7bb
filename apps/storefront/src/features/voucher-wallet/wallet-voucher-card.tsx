import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { useTranslation } from 'react-i18next'
import css from '../../entities/voucher/voucher-card.module.css'
import { VoucherCard } from '../../entities/voucher/voucher-card.tsx'
import { Stamp } from '../../entities/voucher/voucher-ticket.tsx'
import { formatDate } from '../../shared/format/date.ts'
import { orderDetailPath, voucherPath, voucherTermsPath } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import { useExpiryText } from './use-expiry-text.ts'

interface Props {
  readonly voucher: WalletVoucher
  /** ms; the server's */
  readonly now: number
}

/** What became of a voucher: until when it lasts, when and on which order it was used, when it lapsed. */
function UsageText({ voucher, now }: Props) {
  const { t } = useTranslation('promotion')
  const endWords = useExpiryText()
  const { state, expires_at, used_at, order_no } = voucher
  if (state === 'expired') return t('expiredOn', { date: formatDate(expires_at) })
  if (state === 'unused') {
    const { words, soon } = endWords(expires_at, now)
    return soon ? <b className={css.soon}>{words}</b> : words
  }
  const used = used_at ? t('usedOn', { date: formatDate(used_at) }) : t('wallet.tabs.used')
  if (!order_no) return used
  return (
    <>
      {used} ·{' '}
      <Link to={orderDetailPath(order_no)} className={css.terms} aria-label={t('orderLabel', { order: order_no })}>
        {t('order')}
      </Link>
    </>
  )
}

/** The way to what a voucher applies to; one for the app alone says so. */
function UseAction({ voucher }: { readonly voucher: WalletVoucher }) {
  const { t } = useTranslation('promotion')
  const { coupon_no, coupon_name, flag_app_exclusive } = voucher
  if (flag_app_exclusive) return <Tag>{t('inApp')}</Tag>
  return (
    <LinkButton to={voucherPath(coupon_no)} variant="soft" size="sm" aria-label={t('useLabel', { name: coupon_name })}>
      {t('use')}
    </LinkButton>
  )
}

/** A voucher of the wallet. */
export function WalletVoucherCard({ voucher, now }: Props) {
  const { t } = useTranslation('promotion')
  const { state, coupon_no, coupon_name } = voucher
  return (
    <VoucherCard
      voucher={voucher}
      wallet
      over={state !== 'unused'}
      expiry={
        <>
          <UsageText voucher={voucher} now={now} /> ·{' '}
          <Link to={voucherTermsPath(coupon_no)} className={css.terms} aria-label={t('termsLabel', { name: coupon_name })}>
            {t('terms')}
          </Link>
        </>
      }
      action={state === 'unused' ? <UseAction voucher={voucher} /> : <Stamp>{t(`stamp.${state}`)}</Stamp>}
    />
  )
}
