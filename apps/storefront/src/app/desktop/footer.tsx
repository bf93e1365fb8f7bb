import { payMethods } from '@nusaria/brand'
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs'
import { config, linkTo } from '#platform/config/config.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { agreementPath, faqsPath, paths, policyTermsPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { AppQrCode } from '#ui/primitives/app-qr-code.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern, Logo } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import css from './footer.module.css'
import { APP_CODES_ID } from './menu-interactions.ts'

function FooterColumns() {
  const { t } = useTranslation()
  const language = currentLanguage()
  return (
    <div className={css.columns}>
      <div className={css.words}>
        <Logo size={34} on="ink" />
        <p>{t('footer.tagline')}</p>
        <ul className={cx('row above-20 gap-8 align-fill wrap', css.methods)} aria-label={t('footer.pay')}>
          {payMethods.map((method) => (
            <li className="size-11 weight-600 nowrap" key={method}>
              {t(`footer.methods.${method}`)}
            </li>
          ))}
        </ul>
      </div>
      <nav className={cx('column align-start', css.links)} aria-label={t('footer.company')}>
        <h2>{t('footer.company')}</h2>
        <a href={linkTo('about')} target="_blank" rel="noopener noreferrer">
          <span>{t('footer.about')}</span>
          <Icon of={ExternalLink} size={14} />
          <VisuallyHidden>{t('footer.newTab')}</VisuallyHidden>
        </a>
        <Link to={agreementPath(language)}>{t('footer.agreement')}</Link>
        <Link to={policyTermsPath(language)}>{t('footer.terms')}</Link>
        <Link to={paths.privacy}>{t('footer.privacy')}</Link>
        <Link to={paths.accessibility}>{t('footer.accessibility')}</Link>
      </nav>
      <nav className={cx('column align-start', css.links)} aria-label={t('footer.help')}>
        <h2>{t('footer.help')}</h2>
        <Link to={paths.faqs}>{t('footer.faqs')}</Link>
        <Link to={paths.tracking}>{t('footer.track')}</Link>
        <Link to={faqsPath('afterSale')}>{t('footer.returns')}</Link>
        {payMethods.includes('cod') && <Link to={faqsPath('shopping-cod')}>{t('footer.cash')}</Link>}
      </nav>
      {config.features.app && (
        <div id={APP_CODES_ID} tabIndex={-1}>
          <h2>{t('footer.getApp')}</h2>
          <div className="row gap-16 align-fill">
            <AppQrCode platform="ios" />
            <AppQrCode platform="android" />
          </div>
        </div>
      )}
    </div>
  )
}

interface Props {
  /** Only its last line. */
  readonly short?: boolean
}

export function Footer({ short }: Props) {
  const { t } = useTranslation()
  return (
    <footer className={cx('size-13 line-20', css.footer)}>
      <KawungPattern color="var(--on-dark)" opacity={0.03} tile={64} />
      {!short && <FooterColumns />}
      <div className={css.last}>
        <div className="row align-fill justify-between">
          <span>{t('footer.rights', { year: String(new Date().getFullYear()) })}</span>
          <span>{t('footer.tax')}</span>
        </div>
      </div>
    </footer>
  )
}
