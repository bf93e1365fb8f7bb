import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useBrowserValue } from '#platform/rendering/hydration.ts'
import { type ClockSkew, msUntil } from '#platform/time/server-clock.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import css from './voucher-countdown.module.css'

/** seconds */
const UNITS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const

/** The voucher that ends first among those that the shopper has or can have. */
export function firstToEnd(vouchers: readonly VoucherOffer[], skew: ClockSkew): VoucherOffer | undefined {
  return vouchers
    .filter(({ claim_state, valid_till }) => ['claimable', 'claimed'].includes(claim_state) && msUntil(valid_till, skew) > 0)
    .sort((a, b) => Date.parse(a.valid_till) - Date.parse(b.valid_till))[0]
}

interface Props {
  readonly voucher: VoucherOffer
  readonly skew: ClockSkew
  readonly onOver: () => void
}

/** How long the shopper still has, by the server's clock. A server that renders the page leaves the numbers to the browser. */
export function VoucherCountdown({ voucher, skew, onOver }: Props) {
  const { t } = useTranslation('voucher')
  const inBrowser = useBrowserValue(() => true, false)
  const left = Math.ceil(useCountdown(voucher.valid_till, skew, onOver) / 1_000)
  const { days, hours, minutes, seconds } = UNITS
  const parts = {
    days: Math.floor(left / days),
    hours: Math.floor(left / hours) % 24,
    minutes: Math.floor(left / minutes) % 60,
    seconds: Math.floor(left / seconds) % 60,
  }
  return (
    <div className={css.countdown}>
      <p>{t('hero.ends', { name: voucher.coupon_name })}</p>
      <div
        className={css.clock}
        role="timer"
        aria-label={inBrowser ? t('hero.left', { count: parts.days, hours: parts.hours }) : undefined}
      >
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <span key={unit} className={css.part}>
            <b translate="no">{inBrowser ? String(parts[unit]).padStart(2, '0') : '\u00a0'}</b>
            <span>{t(`hero.unit.${unit}`)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
