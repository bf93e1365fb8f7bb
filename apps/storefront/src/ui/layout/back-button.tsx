import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'

interface Props {
  readonly onClick: () => void
  readonly className?: string | undefined
}

/** The one way back: an arrow at the left of a bar. */
export function BackButton(props: Props) {
  const { t } = useTranslation()
  return (
    <IconButton label={t('action.back')} {...props}>
      <Icon of={ArrowLeft} size={22} />
    </IconButton>
  )
}
