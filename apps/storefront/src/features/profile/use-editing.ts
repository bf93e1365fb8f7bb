import { useDraft } from '../../shared/state/use-draft.ts'

/** What has an edit window of its own. */
export type Edited = 'name' | 'birthday' | 'password' | 'devices'

export interface Editing {
  readonly editing: Edited | null
  readonly edit: (what: Edited | null) => void
}

/** Which edit window is open: still open after a reload, and after a login that came in between. */
export function useEditing(): Editing {
  const [editing, setEditing, forget] = useDraft<Edited | null>('profile:editing', null)
  return {
    editing,
    edit(what) {
      setEditing(what)
      if (what === null) forget()
    },
  }
}
