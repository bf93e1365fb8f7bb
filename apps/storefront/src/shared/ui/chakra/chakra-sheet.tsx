import { Drawer as D, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeyboardInset } from '../../browser/keyboard.ts'
import { useCloseOnBack } from '../../overlay/overlay-history.ts'
import { IconButton } from '../paint/button.tsx'
import { Icon } from '../paint/icon.tsx'
import { ChakraScope } from './chakra-scope.tsx'

export interface SheetProps {
  readonly open: boolean
  /** Escape, back, the close button, and the backdrop unless `overlayCloses` is false. */
  readonly onClose: () => void
  /** Names the sheet, shown or not. */
  readonly title: string
  readonly hideTitle?: boolean
  /** False: a tap outside doesn't close it, so that typed text isn't lost by accident. */
  readonly overlayCloses?: boolean
  /** Buttons that stay at the bottom. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The sheet itself; pages use `ui/sheet.tsx`, which loads it when it first opens. */
export default function ChakraSheet({ open, onClose, title, hideTitle, overlayCloses = true, actions, children }: SheetProps) {
  const { t } = useTranslation()
  useKeyboardInset()
  useCloseOnBack(open, onClose)
  return (
    <ChakraScope>
      <D.Root
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        closeOnInteractOutside={overlayCloses}
        placement={'bottom' as never}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <D.Backdrop />
          <D.Positioner>
            <D.Content {...(hideTitle ? { 'aria-label': title } : {})}>
              {!hideTitle && (
                <D.Header>
                  <D.Title>{title}</D.Title>
                </D.Header>
              )}
              <D.Body>{children}</D.Body>
              {actions !== undefined && <D.Footer>{actions}</D.Footer>}
              <D.CloseTrigger asChild>
                <IconButton label={t('action.close')}>
                  <Icon of={X} size={20} />
                </IconButton>
              </D.CloseTrigger>
            </D.Content>
          </D.Positioner>
        </Portal>
      </D.Root>
    </ChakraScope>
  )
}
