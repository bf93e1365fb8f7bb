import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../shared/ui/paint/copy-button.tsx'
import css from './copyable-number.module.css'

/** A number with a button that copies it; `label` says which number that is. */
export function CopyableNumber({ number, label }: { readonly number: string; readonly label: string }) {
  const { t } = useTranslation('afterSale')
  return (
    <span className={css.copied}>
      {number}
      <CopyButton text={number} label={label} done={t('copied')} failed={t('copyFailed', { number })} bare />
    </span>
  )
}
