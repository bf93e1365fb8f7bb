import { LIMITS } from '@nusaria/contracts/limits'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/state/hooks.ts'
import { selectSession } from '../../../shared/state/user-info.ts'
import { Button } from '../../../shared/ui/paint/button.tsx'
import { Icon } from '../../../shared/ui/paint/icon.tsx'
import css from './login-dialog.module.css'

/** Step 5: says who is logged in, then gives way to the shop by itself. */
export function DoneStep({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('auth')
  const name = useAppSelector((state) => selectSession(state).user_name) ?? ''
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => finish(), LIMITS.postLoginRedirect)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.done} role="status">
      <Icon of={CircleCheck} size={48} stroke={1.5} className={css.check} />
      <h2 className={css.title}>{t('done.title')}</h2>
      <p className={css.note}>{t('done.text', { name })}</p>
      <Button variant="soft" onClick={onDone}>
        {t('done.action')}
      </Button>
    </div>
  )
}
