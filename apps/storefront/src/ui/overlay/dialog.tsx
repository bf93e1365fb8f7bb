import type { ReactNode } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { DialogProps } from '../chakra/chakra-dialog.tsx'
import type { SheetProps } from '../chakra/chakra-sheet.tsx'
import { Button } from '../primitives/button.tsx'
import { lazyOverlay } from './lazy-overlay.tsx'
import { usePresence } from './use-presence.ts'

export type { DialogProps } from '../chakra/chakra-dialog.tsx'

const ChakraDialog = lazyOverlay(() => import('../chakra/chakra-dialog.tsx'))

export function Dialog(props: DialogProps) {
  return usePresence(props.open) ? <ChakraDialog {...props} /> : null
}

interface ConfirmProps {
  readonly open: boolean
  readonly title: string
  readonly text?: ReactNode
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly loading?: boolean
}

export function ConfirmDialog({ open, title, text, confirmLabel, onConfirm, onCancel, loading }: ConfirmProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="confirm"
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button onClick={onConfirm} loading={loading}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}

const ChakraSheet = lazyOverlay(() => import('../chakra/chakra-sheet.tsx'))

/** Slides up from the bottom on mobile; a dialog on desktop. */
export function Sheet(props: SheetProps) {
  const desktop = useLayout() === 'desktop'
  const opened = usePresence(props.open)
  if (desktop) return <Dialog {...props} size="wide" />
  return opened ? <ChakraSheet {...props} /> : null
}
