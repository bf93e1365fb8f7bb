import { useLayout } from '#platform/browser/use-layout.ts'
import type { SheetProps } from '../chakra/chakra-sheet.tsx'
import { Dialog } from './dialog.tsx'
import { lazyOverlay } from './lazy-overlay.tsx'
import { usePresence } from './use-presence.ts'

const ChakraSheet = lazyOverlay(() => import('../chakra/chakra-sheet.tsx'))

/** Slides up from the bottom on mobile; a dialog on desktop. */
export function Sheet(props: SheetProps) {
  const desktop = useLayout() === 'desktop'
  const opened = usePresence(props.open)
  if (desktop) return <Dialog {...props} size="wide" />
  return opened ? <ChakraSheet {...props} /> : null
}
