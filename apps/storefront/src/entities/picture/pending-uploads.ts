/** Files whose upload ended with the page, as when the session expired under it; `owner` is whose they are. */
interface PendingUploads {
  readonly owner: string | null
  readonly files: readonly File[]
}

const pendingUploads = new Map<string, PendingUploads>()

/** Keeps files for when the form is back, in this tab's memory alone: after the login that came in between. */
export function savePendingUploads(name: string, owner: string | null, files: readonly File[]): void {
  if (files.length > 0) pendingUploads.set(name, { owner, files })
}

/** What was kept for that form, if it is this member's; it serves once. */
export function takePendingUploads(name: string, owner: string | null): readonly File[] {
  const unsent = pendingUploads.get(name)
  pendingUploads.delete(name)
  return unsent && unsent.owner === owner ? unsent.files : []
}
