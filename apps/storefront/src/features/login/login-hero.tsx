import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Kawung } from '../../shared/ui/paint/kawung.tsx'
import css from './login-hero.module.css'

interface Props {
  readonly onBack: () => void
  readonly children: ReactNode
}

/** The mobile login pages' head: the way back and a welcome, the form on a sheet of paper under it. */
export function LoginHero({ onBack, children }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <>
      <header className={css.top}>
        <Kawung className={css.petals} />
        <IconButton label={t('common:action.back')} className={css.back} onClick={onBack}>
          <Icon of={ArrowLeft} size={20} />
        </IconButton>
        <h1>{t('auth:welcome')}</h1>
        <p>{t('auth:pitch')}</p>
      </header>
      <div className={css.sheet}>{children}</div>
    </>
  )
}
