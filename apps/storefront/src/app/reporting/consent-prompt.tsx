import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { paths } from '../../shared/paths.ts'
import { answerConsent } from '../../shared/report/consent.ts'
import { focusContent, PromptCard } from '../../shared/ui/feedback/prompt-card.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'

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
