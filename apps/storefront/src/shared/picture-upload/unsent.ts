/** Files whose upload ended with the page, as when the session expired under it; `owner` is whose they are. */
interface Unsent {
  readonly owner: string | null
  readonly files: readonly File[]
}

const kept = new Map<string, Unsent>()

/** Keeps files for when the form is back, in this tab's memory alone: after the login that came in between. */
export function keepUnsent(name: string, owner: string | null, files: readonly File[]): void {
  if (files.length > 0) kept.set(name, { owner, files })
}

/** What was kept for that form, if it is this member's; it serves once. */
export function takeUnsent(name: string, owner: string | null): readonly File[] {
  const unsent = kept.get(name)
  kept.delete(name)
  return unsent && unsent.owner === owner ? unsent.files : []
}
