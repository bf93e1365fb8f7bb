import { useTranslation } from '../../../shared/i18n/use-translation.tsx'
import { CopyButton } from '../../../shared/ui/paint/copy-button.tsx'
import css from './detail.module.css'

/** A number with a copy button. `label`: name of the button. */
export function CopyableNumber({ number, label }: { readonly number: string; readonly label: string }) {
  const { t } = useTranslation('afterSale')
  return (
    <span className={css.copyable}>
      {number}
      <CopyButton text={number} label={label} done={t('copied')} failed={t('copyFailed', { number })} bare />
    </span>
  )
}
