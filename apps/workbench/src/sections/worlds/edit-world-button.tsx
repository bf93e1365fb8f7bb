import { Button, Dialog, Stack } from '@chakra-ui/react'
import type { WorldSummary } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { useControl } from '../../control/control-api.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { TextAreaField, TextField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { ActionResult, useAction } from '../../ui/use-action.tsx'

/** Opens a form for the name and the note of a world. */
export function EditWorldButton({ world }: { readonly world: WorldSummary }) {
  return (
    <DialogButton label="Edit" of={world.id}>
      {(close) => <WorldLabelForm world={world} onSaved={close} />}
    </DialogButton>
  )
}

/** Saves name and note. An error keeps what was typed. */
function WorldLabelForm({ world, onSaved }: { readonly world: WorldSummary; readonly onSaved: () => void }) {
  const [name, setName] = useState(world.name ?? '')
  const [note, setNote] = useState(world.note ?? '')
  const change = useControl()
  const act = useAction()
  const save = async () => {
    const saved = await act.run(async () => {
      await change('labelWorld', { params: { id: world.id }, body: { name, note } })
      return ''
    })
    if (saved) onSaved()
  }
  return (
    <Form onSubmit={save}>
      <Dialog.Body>
        <Stack gap="4">
          <TextField label="Name" maxLength={100} value={name} onValue={setName} />
          <TextAreaField label="Note" rows={4} maxLength={2_000} value={note} onValue={setNote} />
          <ActionResult message={null} error={act.error} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <Button variant="outline">Cancel</Button>
        </Dialog.ActionTrigger>
        <Button type="submit" loading={act.busy}>
          Save
        </Button>
      </Dialog.Footer>
    </Form>
  )
}
