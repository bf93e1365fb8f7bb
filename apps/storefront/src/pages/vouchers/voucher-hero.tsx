import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { KawungPattern } from '../../shared/ui/paint/kawung.tsx'
import '../../shared/ui/paint/band.tokens.css'
import css from './voucher-hero.module.css'

/** Above all vouchers: how many the shopper can have now, and how they work. */
export function VoucherHero({ claimable }: { readonly claimable: number }) {
  const { t } = useTranslation('promotion')
  return (
    <div className={css.hero}>
      <KawungPattern color="var(--band-petal)" opacity={0.35} />
      <p className={css.title}>{claimable > 0 ? t('hero.title', { count: claimable }) : t('hero.later')}</p>
      <ol className={css.steps}>
        {(['claim', 'shop', 'use'] as const).map((step) => (
          <li key={step}>{t(`hero.${step}`)}</li>
        ))}
      </ol>
    </div>
  )
}
