import { useDraft } from '../../shared/state/use-draft.ts'

/** What has an edit window of its own. */
export type EditableSetting = 'name' | 'birthday' | 'password' | 'devices'

export interface EditDialogState {
  readonly editing: EditableSetting | null
  readonly edit: (what: EditableSetting | null) => void
}

/** Which edit window is open: still open after a reload, and after a login that came in between. */
export function useEditDialog(): EditDialogState {
  const [editing, setEditing, forget] = useDraft<EditableSetting | null>('profile:editing', null)
  return {
    editing,
    edit(what) {
      setEditing(what)
      if (what === null) forget()
    },
  }
}
