/** Whose pieces of which lines were wanted when their session turned out to be over. */
let pending: { readonly owner: string | null; readonly pieces: ReadonlyMap<string, number> } | null = null

/** Keeps what was wanted for after the login, in this tab's memory alone. */
export function savePendingQuantity(owner: string | null, lineId: string, quantity: number): void {
  const before = pending?.owner === owner ? pending.pieces : []
  pending = { owner, pieces: new Map([...before, [lineId, quantity]]) }
}

/** What was kept, if it is this member's; it serves once. */
export function takePendingQuantities(owner: string | null): ReadonlyMap<string, number> {
  const kept = pending
  pending = null
  return kept?.owner === owner ? kept.pieces : new Map()
}
