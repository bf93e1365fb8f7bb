import { useTranslation } from '#platform/i18n/use-translation.ts'

/** For a link that opens a new tab where `opens` says so: a screen reader says it after the link's name. */
export function useNewTab(opens: boolean) {
  const { t } = useTranslation()
  return opens ? ({ target: '_blank', rel: 'noopener', 'aria-description': t('footer.newTab') } as const) : {}
}
