import { Button, CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { useState } from 'react'

interface ConfirmButtonProps {
  /** What the button does, in one word. */
  readonly label: string
  /** What it acts on, for screen readers. */
  readonly of: string
  readonly question: string
  readonly onConfirm: () => void
}

/** A button that asks for confirmation before it does what can't be undone. */
export function ConfirmButton({ label, of, question, onConfirm }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root
      role="alertdialog"
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      size="xs"
      placement="center"
    >
      <Dialog.Trigger asChild>
        <Button size="xs" variant="ghost" colorPalette="red" aria-label={`${label} ${of}`}>
          {label}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                {label} {of}?
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{question}</Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">Keep it</Button>
              </Dialog.ActionTrigger>
              <Button
                onClick={() => {
                  setOpen(false)
                  onConfirm()
                }}
              >
                {label}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
