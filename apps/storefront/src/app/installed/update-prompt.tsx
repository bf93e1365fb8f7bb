import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { focusContent, PromptCard } from '#ui/feedback/prompt-card.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { applyUpdate } from './worker.ts'

/** Offers a new version of the shop. After "later" the old one goes on until all its pages are closed. */
export function UpdatePrompt() {
  const { t } = useTranslation('pwa')
  const [away, setAway] = useState(false)
  const [loading, setLoading] = useState(false)
  if (away) return null
  const reload = () => {
    setLoading(true)
    applyUpdate()
  }
  const later = () => {
    setAway(true)
    focusContent()
  }
  return (
    <PromptCard
      title={t('update.title')}
      answers={
        <>
          <Button variant="outline" onClick={later}>
            {t('update.later')}
          </Button>
          <Button loading={loading} onClick={reload}>
            {t('update.reload')}
          </Button>
        </>
      }
    >
      <p>{t('update.text')}</p>
    </PromptCard>
  )
}
