import { useTranslation } from '#platform/i18n/use-translation.ts'
import { answerConsent } from '#platform/report/consent.ts'
import { paths } from '#platform/routing/paths.ts'
import { focusContent, PromptCard } from '#ui/feedback/prompt-card.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'

/** Asks whether use may be measured. Both answers weigh the same. */
export function ConsentPrompt() {
  const { t } = useTranslation('consent')
  const answer = (given: 'granted' | 'denied') => {
    answerConsent(given)
    focusContent()
  }
  return (
    <PromptCard
      title={t('title')}
      answers={
        <>
          <Button variant="outline" onClick={() => answer('denied')}>
            {t('refuse')}
          </Button>
          <Button variant="outline" onClick={() => answer('granted')}>
            {t('allow')}
          </Button>
        </>
      }
    >
      <p>
        <span>{t('text')}</span> <Link to={paths.privacy}>{t('more')}</Link>
      </p>
    </PromptCard>
  )
}
