import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './login-step-screen.module.css'

interface Props {
  readonly title: string
  /** Under the title, before a form. */
  readonly text?: string
  readonly onBack: () => void
  readonly children: ReactNode
}

/** A mobile page on the way in, after the welcome: the way back, a title, what is to be done. */
export function LoginStepScreen({ title, text, onBack, children }: Props) {
  const { t } = useTranslation()
  usePageTitle(title)
  return (
    <div className={css.page}>
      <IconButton label={t('action.back')} className={css.back} onClick={onBack}>
        <Icon of={ArrowLeft} size={20} />
      </IconButton>
      <h1>{title}</h1>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {children}
    </div>
  )
}
