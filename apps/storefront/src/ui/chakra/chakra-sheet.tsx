import { Drawer as D, Portal } from '@chakra-ui/react'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useKeyboardInset } from '#platform/browser/keyboard.ts'
import { useCloseOnBack } from '#platform/browser/layered-history.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { usePullDown } from '../overlay/use-pull-down.ts'
import { IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import type { DialogProps } from './chakra-dialog.tsx'
import { ChakraScope } from './chakra-scope.tsx'

/** The footer stays at the bottom. Without `overlayCloses` a tap outside or a pull keeps the sheet open, so that typed text isn’t lost. */
export type SheetProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'hideTitle' | 'overlayCloses' | 'footer' | 'children'>

/** Pages use `Sheet` of `ui/overlay/dialog.tsx`, which loads it when it first opens. */
export default function ChakraSheet({ open, onClose, title, hideTitle, overlayCloses = true, footer, children }: SheetProps) {
  const { t } = useTranslation()
  useKeyboardInset()
  useCloseOnBack(open, onClose)
  const sheet = usePullDown({ open, closes: overlayCloses, onPulled: onClose })
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
            <D.Content ref={sheet} {...(hideTitle ? { 'aria-label': title } : {})}>
              {!hideTitle && (
                <D.Header>
                  <D.Title>{title}</D.Title>
                </D.Header>
              )}
              <D.Body>{children}</D.Body>
              {footer !== undefined && <D.Footer>{footer}</D.Footer>}
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
