import { useEffect } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { answerConsent, useAnalyticsConsent } from '#platform/report/consent.ts'
import { receiveSignals } from '#platform/report/signals.ts'
import { paths } from '#platform/routing/paths.ts'
import { focusContent, PromptCard } from '#ui/feedback/bottom-note.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'

/** Both answers weigh the same. */
function ConsentPrompt() {
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

/** ms before reporting starts: the first screen loads undisturbed */
const DELAY = 3_000

export function Reporting() {
  const consent = useAnalyticsConsent()
  useEffect(() => {
    if (consent === 'denied') receiveSignals(() => {})
    if (consent !== 'granted') return
    receiveSignals(null)
    // If its code fails to load, this visit isn't reported.
    const timer = setTimeout(() => void import('./observe.ts').then((m) => m.startReporting()).catch(() => {}), DELAY)
    return () => clearTimeout(timer)
  }, [consent])
  return consent === 'open' ? <ConsentPrompt /> : null
}
