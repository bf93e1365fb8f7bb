import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { Note } from '../../shared/ui/feedback/note.tsx'

/** Says so of a cart that others joined on logins until it held more lines than a cart takes: nothing is lost, nothing more goes in. */
export function OverfullNote({ count }: { readonly count: number }) {
  const { t } = useTranslation('cart')
  if (count <= LIMITS.cartMaxLines) return null
  return <Note tone="amber">{t('overfull', { count, max: LIMITS.cartMaxLines })}</Note>
}
