import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ClockSkew } from '#platform/time/server-clock.ts'
import { cx } from '#ui/cx.ts'
import { KawungPattern } from '#ui/primitives/kawung.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import '#ui/primitives/band.tokens.css'
import { firstToEnd, VoucherCountdown } from './voucher-countdown.tsx'
import css from './voucher-hero.module.css'

interface Props {
  readonly vouchers: readonly VoucherOffer[]
  readonly skew: ClockSkew
  /** The voucher that ends first is over. */
  readonly onOver: () => void
}

/** The band without its words. */
export function VoucherHeroSkeleton() {
  return (
    <div className={cx(css.hero, css.loading)} aria-hidden="true">
      <KawungPattern color="var(--band-petal)" opacity={0.35} />
      <div className={css.words}>
        <Skeleton height={24} width="72%" gap={12} />
        <Skeleton height={14} width="56%" gap={10} />
        <Skeleton height={14} width="48%" gap={10} />
      </div>
    </div>
  )
}

/** Above the vouchers: how many the shopper can have now, how they work, and how long the first of them lasts. */
export function VoucherHero({ vouchers, skew, onOver }: Props) {
  const { t } = useTranslation('voucher')
  const claimable = vouchers.filter(({ claim_state }) => claim_state === 'claimable').length
  const first = firstToEnd(vouchers, skew)
  return (
    <div className={css.hero}>
      <KawungPattern color="var(--band-petal)" opacity={0.35} />
      <div className={css.words}>
        <p className={css.title}>{claimable > 0 ? t('hero.title', { count: claimable }) : t('hero.later')}</p>
        <ol className={css.steps}>
          {(['claim', 'shop', 'use'] as const).map((step) => (
            <li key={step}>{t(`hero.${step}`)}</li>
          ))}
        </ol>
      </div>
      {first && <VoucherCountdown key={first.coupon_no} voucher={first} skew={skew} onOver={onOver} />}
    </div>
  )
}
