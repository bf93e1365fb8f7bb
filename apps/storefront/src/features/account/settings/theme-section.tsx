import { chooseTheme, THEMES, useTheme } from '#platform/browser/theme.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Panel } from '#ui/layout/panel.tsx'

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
