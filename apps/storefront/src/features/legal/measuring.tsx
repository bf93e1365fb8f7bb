import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { answerConsent, useAnalyticsConsent } from '#platform/report/consent.ts'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/primitives/button.tsx'
import css from './legal.module.css'

/** Says what is measured, in a shop that measures; with the shopper's choice where consent is asked for. */
export function Measuring() {
  const { t } = useTranslation('consent')
  const answer = useAnalyticsConsent()
  const granted = answer === 'granted'
  const { analytics } = config
  if (analytics.adapter === 'none') return null
  return (
    <section className={cx('grid above-24 gap-8 line-24 tone-ink-2', css.measuring)} aria-labelledby="measuring">
      <h2 id="measuring">{t('choice.title')}</h2>
      <p>{t('choice.text')}</p>
      {analytics.consent && (
        <>
          <p role="status">{t(granted ? 'choice.allowed' : answer === 'denied' ? 'choice.refused' : 'choice.open')}</p>
          <Button variant="outline" onClick={() => answerConsent(granted ? 'denied' : 'granted')}>
            {t(granted ? 'choice.stop' : 'choice.start')}
          </Button>
        </>
      )}
    </section>
  )
}
