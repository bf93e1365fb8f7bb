import { type MouseEvent, useSyncExternalStore } from 'react'
import { listen } from '#platform/events.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import css from './online-only.module.css'

const subscribe = (listener: () => void) => listen(window, ['online', 'offline'], listener)

/** Whether the device has a connection. `true` promises nothing: the shop may still be out of reach. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** id of the text that says that the shopper is offline. */
export const CONNECTION_TEXT_ID = 'connection'

/** Props of a button that looks disabled offline but stays in reach of the keyboard: a press says why it does nothing, and the page stays. */
export function useOnlineOnly() {
  const online = useOnline()
  const { t } = useTranslation()
  return (onClick: (event: MouseEvent) => void, className = '') =>
    online
      ? { onClick, className }
      : {
          className: `${className} ${css.off}`,
          'aria-disabled': true,
          'aria-describedby': CONNECTION_TEXT_ID,
          onClick: () => void toast.error(t('failure.offline')),
        }
}
