import { LANGUAGES } from '@nusaria/contracts/headers'
import { useState } from 'react'
import { currentLanguage, LANGUAGE_NAMES } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { switchLanguage } from '#session/switch-language.ts'
import { Note } from '#ui/feedback/note.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import css from './set-language-page.module.css'

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

// On a phone there is nothing below the choice.
const RecommendedSection = lazyOptional(() => import('#commerce/product/recommended-section.tsx').then((m) => m.RecommendedSection))

/** `/setLanguage`: the language of the shop; each language is named in itself, and below in the one in use. */
export function SetLanguagePage() {
  const { t } = useTranslation(['account', 'common'])
  const dispatch = useAppDispatch()
  const current = currentLanguage()
  const [failed, setFailed] = useState(false)
  return (
    <PageLayout
      title={t('account:language')}
      back={paths.me}
      column="reading"
      aside={<PageHelp topic="shop" />}
      below={<RecommendedSection title={t('common:notFound.instead')} />}
      className={css.page}
    >
      {failed && (
        <Note tone="red" role="alert">
          {t('common:failure.network')}
        </Note>
      )}
      <p className="below-16 tone-ink-2">{t('account:languageNote')}</p>
      <div className={css.choice}>
        <RadioCards
          label={t('account:language')}
          value={current}
          onChange={(language) => {
            setFailed(false)
            switchLanguage(dispatch, language, { choice: true }).catch(() => setFailed(true))
          }}
          options={LANGUAGES.map((language) => ({
            value: language,
            title: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
            text: language === current ? undefined : t(`account:languageName.${language}`),
          }))}
        />
      </div>
    </PageLayout>
  )
}
