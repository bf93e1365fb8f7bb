import type { VoucherTerms, WalletVoucher } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { voucherPath, voucherTermsPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useVoucherTexts } from './use-voucher-texts.ts'
import css from './voucher-card.module.css'

interface TicketProps {
  readonly kind: 'discount' | 'shipping' | 'coins'
  /** The stub: small line, big line, small line. */
  readonly label: ReactNode
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly title: ReactNode
  /** At the end of the title's line. */
  readonly link?: ReactNode
  readonly text?: ReactNode
  /** In one line: those that fit, so the most important first. */
  readonly tags?: readonly string[]
  readonly expiry?: ReactNode
  readonly action?: ReactNode
  /** Used or expired. */
  readonly over?: boolean
  /** Title and text are cut after two lines, with the action beside them. Else it is on the last line, a stamp in the middle. */
  readonly brief?: boolean
}

export function VoucherTicket({ kind, label, value, note, title, link, text, tags = [], expiry, action, over, brief }: TicketProps) {
  return (
    <div className={css.shadow}>
      <div className={cx(css.ticket, css[kind], over && css.over, brief ? css.brief : css.whole)}>
        <div className={cx('column align-center justify-center rigid textAlign-center', css.stub)}>
          <small>{label}</small>
          <b>{value}</b>
          {note !== undefined && <em>{note}</em>}
        </div>
        <div className={cx('row gap-10 grow', css.body)}>
          <div className={cx('grow', css.words)}>
            <div className={cx('row gap-12 align-baseline', css.title)}>
              <h3>{title}</h3>
              {link}
            </div>
            {text !== undefined && <p>{text}</p>}
            {tags.length > 0 && (
              <ul className={cx('row above-6 gap-4 align-fill wrap', css.tags)}>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
          </div>
          {expiry !== undefined && <p className={css.expiry}>{expiry}</p>}
          {action !== undefined && <div className={cx('rigid', css.action)}>{action}</div>}
        </div>
      </div>
    </div>
  )
}

/** Says across a ticket that it is used or expired. */
export function Stamp({ children }: { readonly children: ReactNode }) {
  return <span className={cx('size-11 weight-800 tone-ink-3', css.stamp)}>{children}</span>
}

interface Props extends Pick<TicketProps, 'action' | 'over'> {
  readonly voucher: VoucherTerms | WalletVoucher
  /** By default the validity. */
  readonly expiry?: ReactNode
  readonly linked?: boolean
  /** Before those of its terms. */
  readonly extraTags?: readonly string[]
  /** Without tags and date, at most two lines each, always 96 px tall. */
  readonly compact?: boolean
}

export function VoucherCard({ voucher, expiry, linked, compact, extraTags = [], ...props }: Props) {
  const { t } = useTranslation('promotion')
  const texts = useVoucherTexts()(voucher)
  const { coupon_no, coupon_name } = voucher
  // A claimed voucher shows its end date; the number of days after the claim becomes a tag.
  const tags = 'voucher_no' in voucher && texts.useWithin !== null ? [...texts.tags, texts.useWithin] : texts.tags
  const name = coupon_name.toLowerCase()
  // The stub may say the same as the name, and the name the same as a tag.
  const named = `${texts.label} ${texts.value}`.toLowerCase() !== name
  const unsaid = [...extraTags, ...tags].filter((tag) => !name.includes(tag.toLowerCase()))
  const termsLink = linked && !compact && (
    <Link to={voucherTermsPath(coupon_no)} className={css.link} aria-label={t('termsLabel', { name: coupon_name })}>
      {t('terms')}
    </Link>
  )
  return (
    <VoucherTicket
      kind={voucher.kind}
      label={texts.label}
      value={texts.value}
      note={texts.note}
      title={named ? coupon_name : texts.minimum}
      text={named ? texts.minimum : undefined}
      link={termsLink}
      tags={compact ? [] : unsaid}
      expiry={compact ? undefined : (expiry ?? texts.validity)}
      brief={compact}
      {...props}
    />
  )
}

/** To the goods that a voucher of the member applies to. */
export function UseVoucherLink({ voucher: { coupon_no, coupon_name } }: { readonly voucher: VoucherTerms }) {
  const { t } = useTranslation('promotion')
  return (
    <LinkButton to={voucherPath(coupon_no)} variant="soft" size="sm" aria-label={t('useLabel', { name: coupon_name })}>
      {t('use')}
    </LinkButton>
  )
}
