import { useState } from 'react'
import { ConfirmDialog, Dialog, Sheet } from '../../../storefront/src/ui/overlay/dialog.tsx'
import { PictureViewer } from '../../../storefront/src/ui/overlay/picture-viewer.tsx'
import { Button } from '../../../storefront/src/ui/primitives/button.tsx'
import type { Story } from '../story.ts'
import css from './variants.module.css'

export default { title: 'Components / Overlays' }

const nothing = () => undefined

function Opened({ size }: { readonly size: 'confirm' | 'form' | 'wide' }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`A dialog, ${size}`} size={size} footer={<Button>Done</Button>}>
        <p>Its content.</p>
      </Dialog>
    </>
  )
}

export const DialogConfirm: Story = () => <Opened size="confirm" />
export const DialogForm: Story = () => <Opened size="form" />
export const DialogWide: Story = () => <Opened size="wide" />

/** Its content has an edge of its own, as the login’s two halves. */
export const DialogSplit: Story = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog, split" size="split" hideTitle>
        <div className={css.halves}>
          <p>One half.</p>
          <p>The other.</p>
        </div>
      </Dialog>
    </>
  )
}

export const Confirming: Story = () => (
  <ConfirmDialog
    open
    title="Remove this card?"
    text="It leaves your wallet."
    confirmLabel="Remove"
    onConfirm={nothing}
    onCancel={nothing}
  />
)

export const ConfirmingBusy: Story = () => (
  <ConfirmDialog open title="Remove this card?" confirmLabel="Remove" onConfirm={nothing} onCancel={nothing} loading />
)

/** A sheet from the bottom on a phone, a dialog on a desktop. */
export const Sheets: Story = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Choose an option" footer={<Button block>Apply</Button>}>
        <p>Its content.</p>
      </Sheet>
    </>
  )
}

const square = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`)}`

export const Viewer: Story = () => {
  const [at, setAt] = useState<number | null>(0)
  return (
    <>
      <Button onClick={() => setAt(0)}>Open</Button>
      <PictureViewer name="Coffee" pictures={[square('#c8553d'), square('#22304a')]} at={at} onShow={setAt} onClose={() => setAt(null)} />
    </>
  )
}
