import type { ReactNode } from 'react'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Where one thing of the account is changed: a sheet on mobile, a dialog on desktop. A tap beside it doesn't close it. */
export function EditDialog({ open, title, onClose, children }: Props) {
  return useLayout() === 'desktop' ? (
    <Dialog open={open} onClose={onClose} title={title} size="form" overlayCloses={false}>
      {children}
    </Dialog>
  ) : (
    <Sheet open={open} onClose={onClose} title={title} overlayCloses={false}>
      {children}
    </Sheet>
  )
}
