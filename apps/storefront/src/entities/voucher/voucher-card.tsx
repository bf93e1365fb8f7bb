import type { VoucherTerms, WalletVoucher } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { useVoucherTexts } from './use-voucher-texts.ts'
import { VoucherTicket } from './voucher-ticket.tsx'

interface Props {
  readonly voucher: VoucherTerms | WalletVoucher
  /** Last line; how long it lasts unless told. */
  readonly expiry?: ReactNode
  /** A button, a box, or a stamp. */
  readonly action?: ReactNode
  /** Used or expired. */
  readonly over?: boolean
  /** The wallet's shape. */
  readonly wallet?: boolean
  /** Without tags and date, at most two lines each: always 96 px tall. */
  readonly compact?: boolean
}

/** A voucher of the shop on a ticket: what it gives, what it asks. */
export function VoucherCard({ voucher, expiry, compact, ...props }: Props) {
  const words = useVoucherTexts()(voucher)
  // A claimed one says until when; that its days count from the claim is one of its terms.
  const tags = 'voucher_no' in voucher && words.useWithin !== null ? [...words.tags, words.useWithin] : words.tags
  return (
    <VoucherTicket
      kind={voucher.kind}
      label={words.label}
      value={words.value}
      note={words.note}
      title={voucher.coupon_name}
      text={words.minimum}
      tags={compact ? [] : tags}
      expiry={compact ? undefined : (expiry ?? words.validity)}
      brief={compact}
      {...props}
    />
  )
}
