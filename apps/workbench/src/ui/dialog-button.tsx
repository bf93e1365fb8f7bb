import { Button, type ButtonProps, CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'colorPalette'> {
  /** What the button does, in one word. */
  readonly label: string
  /** What it acts on: part of its name for screen readers and of the dialog's title. */
  readonly of: string
  /** The text of the button; by default its label. */
  readonly text?: string
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ label, of, text = label, role = 'dialog', children, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root
      role={role}
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      size="xs"
      placement="center"
    >
      <Dialog.Trigger asChild>
        <Button size="xs" variant="ghost" aria-label={`${label} ${of}`} {...button}>
          {text}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                {label} {of}
                {role === 'alertdialog' && '?'}
              </Dialog.Title>
            </Dialog.Header>
            {children(() => setOpen(false))}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface ConfirmButtonProps extends Pick<DialogButtonProps, 'label' | 'of' | 'text' | 'variant'> {
  readonly question: ReactNode
  readonly onConfirm: () => void
}

/** A button that asks for confirmation before it does what can't be undone. */
export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  return (
    <DialogButton role="alertdialog" colorPalette="red" {...button}>
      {(close) => (
        <>
          <Dialog.Body overflowWrap="anywhere">{question}</Dialog.Body>
          <Dialog.Footer>
            <Dialog.ActionTrigger asChild>
              <Button variant="outline">Cancel</Button>
            </Dialog.ActionTrigger>
            <Button
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {button.label}
            </Button>
          </Dialog.Footer>
        </>
      )}
    </DialogButton>
  )
}
