import { chooseTheme, THEMES, useTheme } from '../../shared/browser/theme.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { RadioCards } from '../../shared/ui/form/radio-cards.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'

/** Whether the shop is dark: as the system is, or always, or never. */
export function ThemeSection() {
  const { t } = useTranslation('profile')
  return (
    <Panel title={t('theme.title')} flush>
      <RadioCards
        label={t('theme.title')}
        look="rows"
        value={useTheme()}
        onChange={chooseTheme}
        options={THEMES.map((theme) => ({ value: theme, title: t(`theme.${theme}`) }))}
      />
    </Panel>
  )
}
