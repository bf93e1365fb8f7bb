import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'

/** Goes back where the shopper came from; to `fallback` when this page was the first one opened. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // React Router numbers its entries: 0 is the first page of the shop.
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number }
    if (idx > 0) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [navigate, fallback])
}

interface Props {
  readonly onClick: () => void
  readonly className?: string | undefined
}

export function BackButton(props: Props) {
  const { t } = useTranslation()
  return (
    <IconButton label={t('action.back')} {...props}>
      <Icon of={ArrowLeft} size={22} />
    </IconButton>
  )
}
