import type { Confirmation } from '@nusaria/contracts/order-entities'
import { UnusableVouchers, VoucherCodeQuestion, VoucherGroup, VouchersToClaim } from '#commerce/voucher/order-vouchers.tsx'
import { VoucherCard } from '#commerce/voucher/voucher-card.tsx'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Tag } from '#ui/primitives/tag.tsx'

interface Props {
  readonly order: Confirmation
  readonly open: boolean
  readonly onClose: () => void
}

/** The vouchers for the selected lines: those to claim, those that the order will use, and what the others need. */
export function CartVouchersSheet({ order, open, onClose }: Props) {
  const { t } = useTranslation(['cart', 'promotion'])
  const { vouchers_used, vouchers_usable, vouchers_unusable, vouchers_claimable = [] } = order
  const isUsed = (voucherNo: string) => vouchers_used.some(({ voucher_no }) => voucher_no === voucherNo)
  const own = [...vouchers_used, ...vouchers_usable.filter(({ voucher_no }) => !isUsed(voucher_no))]
  const others = vouchers_unusable.filter(({ reason }) => reason !== 'not_stackable')
  return (
    <Sheet open={open} onClose={onClose} title={t('cart:voucher.title')}>
      <VoucherCodeQuestion onRedeemed={() => undefined} />
      <VouchersToClaim confirmation={order} onClaimed={() => undefined} onBest={() => undefined} />
      {own.length > 0 && (
        <VoucherGroup title={t('cart:voucher.own')}>
          {own.map((voucher) => (
            <VoucherCard
              key={voucher.voucher_no}
              voucher={voucher}
              expiry={<span>{t('promotion:until', { date: formatDate(voucher.expires_at) })}</span>}
              action={isUsed(voucher.voucher_no) && <Tag tone="green">{t('cart:voucher.willBeUsed')}</Tag>}
            />
          ))}
        </VoucherGroup>
      )}
      <UnusableVouchers list={others} />
      {own.length + others.length + vouchers_claimable.length === 0 && (
        <p className="padY-16 tone-ink-3 textAlign-center">{t('cart:voucher.empty')}</p>
      )}
    </Sheet>
  )
}
