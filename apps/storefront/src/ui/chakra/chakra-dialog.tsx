import { Dialog as D, Portal } from '@chakra-ui/react'
import X from 'lucide/dist/esm/icons/x.mjs'
import { type ReactNode, useRef } from 'react'
import { useKeyboardInset } from '#platform/browser/keyboard.ts'
import { useCloseOnBack } from '#platform/browser/layered-history.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { ChakraScope } from './chakra-scope.tsx'

export interface DialogProps {
  readonly open: boolean
  /** Escape, back, the close button, and the backdrop unless `overlayCloses` is false. */
  readonly onClose: () => void
  /** Names the dialog, shown or not. */
  readonly title: string
  readonly hideTitle?: boolean
  /** 320 px for a question, 400, 640 px; `split` is 840 px and brings its own padding. */
  readonly size?: 'confirm' | 'form' | 'wide' | 'split'
  readonly overlayCloses?: boolean
  /** False for a dialog with its own address: back leaves the address. */
  readonly backCloses?: boolean
  /** Has the focus after closing, in place of what had it before. */
  readonly finalFocus?: () => HTMLElement | null | undefined
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

function useFocusBefore(open: boolean): () => HTMLElement | null {
  const before = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  if (open && !wasOpen.current) before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  wasOpen.current = open
  return () => before.current
}

/** Pages use `Dialog` of `ui/overlay/dialog.tsx`, which loads it when it first opens. */
export default function ChakraDialog({
  open,
  onClose,
  title,
  hideTitle,
  size,
  overlayCloses = true,
  backCloses = true,
  finalFocus,
  footer,
  children,
}: DialogProps) {
  const { t } = useTranslation()
  const isQuestion = size === 'confirm'
  const from = useFocusBefore(open)
  useKeyboardInset()
  useCloseOnBack(open && backCloses, onClose)
  return (
    <ChakraScope>
      <D.Root
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        size={size as never}
        role={isQuestion ? 'alertdialog' : undefined}
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
              {!isQuestion && (
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
