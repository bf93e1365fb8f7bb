import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import type { ComponentProps } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'

export function BackButton(props: Pick<ComponentProps<typeof IconButton>, 'onClick' | 'className'>) {
  const { t } = useTranslation()
  return (
    <IconButton label={t('action.back')} {...props}>
      <Icon of={ArrowLeft} size={22} />
    </IconButton>
  )
}
