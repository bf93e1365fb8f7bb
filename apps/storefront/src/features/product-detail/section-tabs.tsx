import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import css from './section-tabs.module.css'
import type { Section } from './sections.ts'
import { goToSection, SECTIONS } from './sections.ts'

interface Props {
  /** The part in view; null hides the row, since the pictures are. */
  readonly at: Section | null
}

/** The parts of a product's page in a row, at the top of a phone. */
export function SectionTabs({ at }: Props) {
  const { t } = useTranslation('product')
  return (
    <nav aria-label={t('sections.label')} className={css.tabs} data-shown={at !== null}>
      {SECTIONS.map((section) => (
        <button
          key={section}
          type="button"
          className={cx(css.tab, section === at && css.on)}
          aria-current={section === at ? 'location' : undefined}
          onClick={() => goToSection(section)}
        >
          {t(`sections.${section}`)}
        </button>
      ))}
    </nav>
  )
}
