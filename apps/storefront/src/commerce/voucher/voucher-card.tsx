import type { VoucherTerms, WalletVoucher } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { voucherTermsPath } from '#platform/routing/paths.ts'
import { Link } from '#ui/primitives/link.tsx'
import { useVoucherTexts } from './use-voucher-texts.ts'
import css from './voucher-card.module.css'
import { VoucherTicket } from './voucher-ticket.tsx'

interface Props {
  readonly voucher: VoucherTerms | WalletVoucher
  /** The last line; by default the validity. */
  readonly expiry?: ReactNode
  /** A button, a checkbox or a stamp. */
  readonly action?: ReactNode
  /** Used or expired. */
  readonly over?: boolean
  /** With a link to the terms. */
  readonly linked?: boolean
  /** Before those of its terms. */
  readonly extraTags?: readonly string[]
  /** Without tags and date, at most two lines each, always 96 px tall. */
  readonly compact?: boolean
}

function TermsLink({ voucher: { coupon_no, coupon_name } }: Pick<Props, 'voucher'>) {
  const { t } = useTranslation('promotion')
  return (
    <Link to={voucherTermsPath(coupon_no)} className={css.link} aria-label={t('termsLabel', { name: coupon_name })}>
      {t('terms')}
    </Link>
  )
}

/** A voucher as a ticket: discount, minimum spend and validity. */
export function VoucherCard({ voucher, expiry, linked, compact, extraTags = [], ...props }: Props) {
  const texts = useVoucherTexts()(voucher)
  // A claimed voucher shows its end date; the number of days after the claim becomes a tag.
  const tags = 'voucher_no' in voucher && texts.useWithin !== null ? [...texts.tags, texts.useWithin] : texts.tags
  const name = voucher.coupon_name.toLowerCase()
  // The stub may say the same as the name, and the name the same as a tag.
  const named = `${texts.label} ${texts.value}`.toLowerCase() !== name
  const unsaid = [...extraTags, ...tags].filter((tag) => !name.includes(tag.toLowerCase()))
  return (
    <VoucherTicket
      kind={voucher.kind}
      label={texts.label}
      value={texts.value}
      note={texts.note}
      title={named ? voucher.coupon_name : texts.minimum}
      text={named ? texts.minimum : undefined}
      link={linked && !compact ? <TermsLink voucher={voucher} /> : undefined}
      tags={compact ? [] : unsaid}
      expiry={compact ? undefined : (expiry ?? texts.validity)}
      brief={compact}
      {...props}
    />
  )
}
