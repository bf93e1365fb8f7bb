import { useTranslation } from 'react-i18next'
import { config } from '../../shared/config.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { agreementPath, paths, policyTermsPath } from '../../shared/paths.ts'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './page.module.css'

/** The shop's small print at the end of home on a phone. */
export function LegalLinks() {
  const { t } = useTranslation()
  const { t: home } = useTranslation('home')
  const language = currentLanguage()
  return (
    <nav className={css.legal} aria-label={home('legal')}>
      <a href={config.aboutUrl} target="_blank" rel="noopener noreferrer">
        {t('footer.about')}
      </a>
      <Link to={agreementPath(language)}>{t('footer.agreement')}</Link>
      <Link to={policyTermsPath(language)}>{t('footer.terms')}</Link>
      <Link to={paths.faqs}>{t('footer.faqs')}</Link>
    </nav>
  )
}
