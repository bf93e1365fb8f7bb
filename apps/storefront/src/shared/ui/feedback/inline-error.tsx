import { useTranslation } from 'react-i18next'
import type { Failure } from '../../api/failure.ts'
import { Button } from '../paint/button.tsx'
import css from './inline-error.module.css'

interface Props {
  readonly failure?: Failure
  readonly onRetry: () => void
  readonly retrying?: boolean
}

/** In place of a part of a page that couldn't be loaded, while the rest stands: why, and a way to try again. */
export function InlineError({ failure, onRetry, retrying }: Props) {
  const { t } = useTranslation()
  const known = failure?.kind === 'network' || failure?.kind === 'timeout' ? t(`failure.${failure.kind}`) : undefined
  return (
    <div className={css.part} role="alert">
      {known ?? (failure?.kind === 'business' && failure.msg ? failure.msg : t('failure.title'))}
      <Button variant="outline" size="sm" onClick={onRetry} loading={retrying}>
        {t('action.retry')}
      </Button>
    </div>
  )
}
