import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { useLayout } from '../../browser/use-layout.ts'
import { Dialog } from './dialog.tsx'
import { lazyOverlay } from './lazy-overlay.tsx'
import { usePresence } from './use-presence.ts'

export interface SheetProps {
  readonly open: boolean
  /** Escape, the way back, the close button, and the overlay unless `overlayCloses` is false. */
  readonly onClose: () => void
  /** Names the sheet, shown or not. */
  readonly title: string
  readonly hideTitle?: boolean
  /** False: a tap beside it doesn't close it, so that what was typed isn't lost by a slip. */
  readonly overlayCloses?: boolean
  /** Buttons that stay at the bottom. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const ChakraSheet = lazyOverlay(() => import('../chakra/chakra-sheet.tsx'))

/** Slides up from the bottom on mobile; a dialog on desktop. */
export function Sheet(props: SheetProps) {
  const desktop = useLayout() === 'desktop'
  const opened = usePresence(props.open)
  if (desktop)
    return (
      <Dialog
        open={props.open}
        onClose={props.onClose}
        title={props.title}
        hideTitle={props.hideTitle}
        overlayCloses={props.overlayCloses}
        size="wide"
        footer={props.actions}
      >
        {props.children}
      </Dialog>
    )
  return opened ? (
    <Suspense fallback={null}>
      <ChakraSheet {...props} />
    </Suspense>
  ) : null
}
