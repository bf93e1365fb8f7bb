interface Kept {
  readonly member_no: string
  readonly is_default: boolean
  readonly added_at: number
}

/** A table of entries of wallets: cards, e-wallets or refund accounts. */
interface KeptTable<Row extends Kept> {
  get(id: string): Row | undefined
  all(where: (row: Readonly<Row>) => boolean, orderBy?: (a: Readonly<Row>, b: Readonly<Row>) => number): Row[]
  update(id: string, patch: { is_default: boolean }): Row
  remove(id: string): boolean
}

/** A kind of entry: where its rows are, and what their ids are called. */
export interface Shelf<Row extends Kept> {
  readonly rows: KeptTable<Row>
  readonly idOf: (row: Readonly<Row>) => string
}

/** A member's entries of a kind, the default one first, then the newest. */
export function keptBy<Row extends Kept>({ rows, idOf }: Shelf<Row>, member_no: string): Row[] {
  return rows.all(
    (row) => row.member_no === member_no,
    (a, b) => Number(b.is_default) - Number(a.is_default) || b.added_at - a.added_at || (idOf(a) < idOf(b) ? 1 : -1),
  )
}

/** One of the member's own; another's is as missing as none. */
export function ownKept<Row extends Kept>({ rows }: Shelf<Row>, member_no: string, id: string): Row | null {
  const row = rows.get(id)
  return row?.member_no === member_no ? row : null
}

/** Makes one the default, which ends another's being it. */
export function makeDefault<Row extends Kept>(shelf: Shelf<Row>, row: Row): Row {
  const { rows, idOf } = shelf
  for (const other of keptBy(shelf, row.member_no)) if (other.is_default) rows.update(idOf(other), { is_default: false })
  return rows.update(idOf(row), { is_default: true })
}

/** Takes one out; the newest of the rest becomes the default when it was that. */
export function removeKept<Row extends Kept>(shelf: Shelf<Row>, row: Row): void {
  shelf.rows.remove(shelf.idOf(row))
  const [next] = keptBy(shelf, row.member_no)
  if (row.is_default && next) makeDefault(shelf, next)
}
