import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import { type ComponentProps, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'

/** Goes back where the shopper came from; to `fallback` when this page was the first one opened. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // React Router numbers its entries: this one isn't the first of the shop.
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number }
    if (idx > 0) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [navigate, fallback])
}

export function BackButton(props: Pick<ComponentProps<typeof IconButton>, 'onClick' | 'className'>) {
  const { t } = useTranslation()
  return (
    <IconButton label={t('action.back')} {...props}>
      <Icon of={ArrowLeft} size={22} />
    </IconButton>
  )
}
