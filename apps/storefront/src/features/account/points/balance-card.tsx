import type { PointsBalance } from '@nusaria/contracts/points'
import { useServerNow, useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { formatNumber } from '#platform/format/count.ts'
import { formatDate } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Coin } from '#ui/primitives/coin.tsx'
import { KawungPattern } from '#ui/primitives/kawung.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './balance-card.module.css'

/** `1.900`, by the current language. */
export function formatCoins(coins: number): string {
  return formatNumber(coins, currentLanguage())
}

/** `+150` or `−1.900` */
export function formatCoinChange(coins: number): string {
  return `${coins > 0 ? '+' : '−'}${formatCoins(Math.abs(coins))}`
}

/** ms; coins that expire within it are highlighted */
const EXPIRES_SOON = 30 * 24 * 3_600_000

interface RulesProps extends Pick<PointsBalance, 'rule'> {
  /** How long coins last; unknown while that can't be loaded. */
  readonly days: number | undefined
}

/** How coins are earned and spent, and when they expire. */
function CoinRules({ rule, days }: RulesProps) {
  const { t } = useTranslation('points')
  const texts = [
    t('rule.spend', { points: rule.points, amount: formatRupiah(rule.amount), rate: rule.rate }),
    t('rule.earn', { amount: formatRupiah(rule.earn_per_amount) }),
    ...(days === undefined ? [] : [t('rule.days', { count: days })]),
  ]
  return (
    <ul className={cx('grid above-14 gap-4 size-12 line-18 tone-ink-2', css.rules)}>
      {texts.map((text) => (
        <li key={text}>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** How many coins expire next, and when, or that none do: the card is as tall without any. */
export function CoinExpiry({ balance: { expiring_points, expiring_at } }: { readonly balance: PointsBalance }) {
  const { t } = useTranslation('points')
  const now = useServerNow()
  if (expiring_at === null) return <p className={css.expiry}>{t('noLapse')}</p>
  const soon = Date.parse(expiring_at) - now < EXPIRES_SOON
  return (
    <p className={cx(css.expiry, soon && css.soon)}>
      {t('lapse', { count: expiring_points, coins: formatCoins(expiring_points), date: formatDate(expiring_at) })}
    </p>
  )
}

/** Numbers of a usual length: the texts with them take as much room as the shop's, in each language. */
const USUAL_RULES: RulesProps = { rule: { points: 100, amount: 1_000, rate: 50, earn_per_amount: 1_000 }, days: 365 }

/** Skeleton of the card. */
export function BalanceSkeleton() {
  return (
    <div className={cx(css.card, css.loading)} aria-hidden="true">
      <KawungPattern tile={64} color="var(--surface)" opacity={0.35} />
      <div className={cx('row gap-14', css.sum)}>
        <Skeleton height={44} width={44} radius={22} />
        <div>
          <Skeleton height={12} width={112} gap={8} />
          <Skeleton height={30} width={96} />
        </div>
      </div>
      <div className={css.expiry}>
        <Skeleton height={16} width="64%" />
      </div>
      <CoinRules {...USUAL_RULES} />
    </div>
  )
}

/** The coin balance, the coins that expire next, and the rules. */
export function BalanceCard({ balance }: { readonly balance: PointsBalance }) {
  const { t } = useTranslation('points')
  const { points, rule } = balance
  const days = useSystemMembersrvSystemQuery().data?.coin_days
  return (
    <section className={css.card} aria-label={t('balance')}>
      <KawungPattern tile={64} color="var(--surface)" opacity={0.35} />
      <div className={cx('row gap-14', css.sum)}>
        <Coin size={44} />
        <p>
          <small className="block size-12 line-16 tone-kunyit-ink">{t('balance')}</small>
          <b>{formatCoins(points)}</b>
        </p>
      </div>
      <CoinExpiry balance={balance} />
      <CoinRules rule={rule} days={days} />
    </section>
  )
}
