import { LANGUAGES } from '@nusaria/contracts/headers'
import { useState } from 'react'
import { useChangeLanguage } from '../../features/account/use-change-language.ts'
import { currentLanguage, LANGUAGE_NAMES } from '../../shared/i18n/language.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { lazyOptional } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { RadioCards } from '../../shared/ui/form/radio-cards.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'

const PageHelp = lazyOptional(() => import('../../entities/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** `/setLanguage`: the language of the shop; each language is named in itself. */
export function SetLanguagePage() {
  const { t } = useTranslation(['account', 'common'])
  const choose = useChangeLanguage()
  const [failed, setFailed] = useState(false)
  return (
    <PageLayout title={t('account:language')} back={paths.me} column="form" aside={<PageHelp topic="shop" />}>
      {failed && (
        <Note tone="red" role="alert">
          {t('common:failure.network')}
        </Note>
      )}
      <Panel flush>
        <RadioCards
          label={t('account:language')}
          look="rows"
          value={currentLanguage()}
          onChange={(language) => {
            setFailed(false)
            choose(language).catch(() => setFailed(true))
          }}
          options={LANGUAGES.map((language) => ({ value: language, title: <span lang={language}>{LANGUAGE_NAMES[language]}</span> }))}
        />
      </Panel>
    </PageLayout>
  )
}
