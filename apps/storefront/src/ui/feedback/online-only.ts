import { useOnline } from '#platform/browser/online.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import css from './online-only.module.css'

export const CONNECTION_TEXT_ID = 'connection'

interface OnlineOnlyProps {
  readonly className?: string
  readonly onClick: () => void
  readonly 'aria-disabled'?: true
  readonly 'aria-describedby'?: string
}

/** A button that looks disabled offline and stays in reach of the keyboard: a press says why it does nothing, and the page stays. */
export function useOnlineOnly(): (act: () => void, className?: string) => OnlineOnlyProps {
  const online = useOnline()
  const { t } = useTranslation()
  return (onClick, className = '') =>
    online
      ? { onClick, className }
      : {
          className: `${className} ${css.off}`,
          'aria-disabled': true,
          'aria-describedby': CONNECTION_TEXT_ID,
          onClick: () => void toast.error(t('failure.offline')),
        }
}
