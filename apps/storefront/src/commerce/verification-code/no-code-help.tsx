import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { SentCode } from '#session/sent-code.ts'
import { cx } from '#ui/cx.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import css from './verification-code.module.css'

const NoCodeSheet = lazyOverlay(() => import('./no-code-sheet.tsx'))

interface Props {
  readonly sent: SentCode
  /** Where the code was sent, masked. */
  readonly to: string
  /** The code is for a login, which has other ways. */
  readonly login?: boolean
}

/** What helps when no code comes. */
export function NoCodeHelp({ sent, to, login }: Props) {
  const { t } = useTranslation('auth')
  const [open, setOpen] = useState(false)
  const mounted = useLazyMount(open)
  return (
    <>
      <button type="button" className={cx('hitArea size-13 line-20 weight-700 tone-sambal-700', css.again)} onClick={() => setOpen(true)}>
        {t('code.missing')}
      </button>
      {mounted && <NoCodeSheet open={open} onClose={() => setOpen(false)} sent={sent} to={to} login={login} />}
    </>
  )
}
