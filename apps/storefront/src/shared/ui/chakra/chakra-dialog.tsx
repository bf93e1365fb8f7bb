import { Dialog as D, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeyboardInset } from '../../browser/keyboard.ts'
import { useCloseOnBack } from '../../overlay/overlay-history.ts'
import type { DialogProps } from '../overlay/dialog.tsx'
import { IconButton } from '../paint/button.tsx'
import { Icon } from '../paint/icon.tsx'
import { ChakraScope } from './chakra-scope.tsx'

/** What had the focus when the dialog opened, before anything in it took it. */
function useFocusBefore(open: boolean): () => HTMLElement | null {
  const before = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  if (open && !wasOpen.current) before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  wasOpen.current = open
  return () => before.current
}

/** The dialog itself; pages use `ui/dialog.tsx`, which loads it when it first opens. */
export default function ChakraDialog({
  open,
  onClose,
  title,
  hideTitle,
  size,
  role,
  overlayCloses = true,
  closeButton = true,
  backCloses = true,
  finalFocus,
  footer,
  children,
}: DialogProps) {
  const { t } = useTranslation()
  const from = useFocusBefore(open)
  useKeyboardInset()
  useCloseOnBack(open && backCloses, onClose)
  return (
    <ChakraScope>
      <D.Root
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        size={size as never}
        role={role}
        finalFocusEl={() => finalFocus?.() ?? from()}
        closeOnInteractOutside={overlayCloses}
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
              {footer !== undefined && <D.Footer>{footer}</D.Footer>}
              {closeButton && (
                <D.CloseTrigger asChild>
                  <IconButton label={t('action.close')}>
                    <Icon of={X} size={20} />
                  </IconButton>
                </D.CloseTrigger>
              )}
            </D.Content>
          </D.Positioner>
        </Portal>
      </D.Root>
    </ChakraScope>
  )
}
