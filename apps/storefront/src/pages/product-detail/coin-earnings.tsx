import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSystemMembersrvSystemQuery } from '../../entities/customer-service/system-api.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Coin } from '../../shared/ui/paint/coin.tsx'
import css from './vouchers.module.css'

function CoinEarningsText() {
  const { t } = useTranslation('points')
  const rule = useSystemMembersrvSystemQuery().data?.coin_rule
  if (!rule) return null
  return (
    <>
      <Coin size={16} />
      {t('earns', { amount: formatRupiah(rule.earn_per_amount) })}
    </>
  )
}

/** What buying a product earns, by the shop's rule; how many coins an order earns is said when it is confirmed. Always as tall. */
export function CoinEarnings() {
  return (
    <p className={css.coins}>
      <Suspense fallback={null}>
        <CoinEarningsText />
      </Suspense>
    </p>
  )
}
