import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CopyButton } from '#ui/primitives/copy-button.tsx'

/** `label` names the button that copies it. */
export function CopyableNumber({ number, label }: { readonly number: string; readonly label: string }) {
  const { t } = useTranslation('order')
  return (
    <span className="row gap-6 inline digits">
      <span translate="no">{number}</span>
      <CopyButton text={number} label={label} done={t('parcel.copied')} failed={t('parcel.copyFailed', { number })} bare />
    </span>
  )
}
