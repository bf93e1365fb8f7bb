import { useOnline } from '#platform/browser/online.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import css from './online-only.module.css'

/** id of the text that says that the shopper is offline. */
export const CONNECTION_TEXT_ID = 'connection'

interface OnlineOnlyProps {
  readonly className?: string
  readonly onClick: () => void
  readonly 'aria-disabled'?: true
  readonly 'aria-describedby'?: string
}

/**
 * The props of a button that is disabled offline. There it looks disabled, stays in reach of the keyboard, and a press says why it does nothing: the page
 * and what was chosen on it stay.
 */
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
