const PREFIX = 'draft:'

/** Whose form it was (null = a guest's) and what stood in it. */
interface Draft {
  readonly owner: string | null
  readonly value: unknown
}

function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/**
 * What was typed into forms, kept in this tab so that a login in between or a reload loses nothing.
 * Never for passwords, codes or card data.
 */
export const drafts = {
  /** The draft of that name, if `owner` wrote it. */
  read(name: string, owner: string | null): unknown {
    try {
      const { owner: writer, value } = JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null') as Draft
      return writer === owner ? value : undefined
    } catch {
      return undefined
    }
  },
  write(name: string, owner: string | null, value: unknown): void {
    try {
      storage()?.setItem(PREFIX + name, JSON.stringify({ owner, value } satisfies Draft))
    } catch {
      // Full: the draft is a convenience, the form works without it.
    }
  },
  remove(name: string): void {
    storage()?.removeItem(PREFIX + name)
  },
  /** On logout: nothing of this member stays in the tab. */
  removeAll(): void {
    const kept = storage()
    if (!kept) return
    for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key)
  },
} as const
