/** Files whose upload was interrupted, for example by an expired session. */
interface PendingUploads {
  readonly owner: string | null
  readonly files: readonly File[]
}

const pendingUploads = new Map<string, PendingUploads>()

/** Keeps files in memory until the form mounts again after a login. */
export function savePendingUploads(name: string, owner: string | null, files: readonly File[]): void {
  if (files.length > 0) pendingUploads.set(name, { owner, files })
}

/** Returns the files of a form once, if they belong to this member. */
export function takePendingUploads(name: string, owner: string | null): readonly File[] {
  const unsent = pendingUploads.get(name)
  pendingUploads.delete(name)
  return unsent && unsent.owner === owner ? unsent.files : []
}
