import { LANGUAGES } from '@nusaria/contracts/headers'
import { ChevronDown, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage } from '../../features/account/use-change-language.ts'
import { currentLanguage, LANGUAGE_NAMES } from '../../shared/i18n/language.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './language-select.module.css'

/** The language of the shop, changed where it is shown. */
export function LanguageSelect() {
  const { t } = useTranslation()
  const choose = useChangeLanguage()
  const change = async (value: string) => {
    const language = LANGUAGES.find((each) => each === value)
    if (!language) return
    try {
      await choose(language)
    } catch {
      toast.error(t('failure.network'))
    }
  }
  return (
    <span className={css.box} data-chosen={LANGUAGE_NAMES[currentLanguage()]}>
      <Icon of={Globe} size={14} />
      <select
        className={css.select}
        aria-label={t('header.language')}
        value={currentLanguage()}
        onChange={(event) => void change(event.currentTarget.value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} />
    </span>
  )
}
