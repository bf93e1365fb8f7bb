interface SavedMethod {
  readonly member_no: string
  readonly is_default: boolean
  readonly added_at: number
}

/** The table of cards, e-wallets or refund accounts. */
interface MethodTable<Row extends SavedMethod> {
  get(id: string): Row | undefined
  all(where: (row: Readonly<Row>) => boolean, orderBy?: (a: Readonly<Row>, b: Readonly<Row>) => number): Row[]
  update(id: string, patch: { is_default: boolean }): Row
  remove(id: string): boolean
}

/** A kind of saved method: its table, and its id field. */
export interface MethodStore<Row extends SavedMethod> {
  readonly rows: MethodTable<Row>
  readonly idOf: (row: Readonly<Row>) => string
}

/** A member's methods of a kind, the default one first, then the newest. */
export function methodsOf<Row extends SavedMethod>({ rows, idOf }: MethodStore<Row>, member_no: string): Row[] {
  return rows.all(
    (row) => row.member_no === member_no,
    (a, b) => Number(b.is_default) - Number(a.is_default) || b.added_at - a.added_at || (idOf(a) < idOf(b) ? 1 : -1),
  )
}

/** Finds a method of the member. Another member's counts as missing. */
export function findOwnMethod<Row extends SavedMethod>({ rows }: MethodStore<Row>, member_no: string, id: string): Row | null {
  const row = rows.get(id)
  return row?.member_no === member_no ? row : null
}

/** Makes one the default and removes the flag from the others. */
export function makeDefault<Row extends SavedMethod>(shelf: MethodStore<Row>, row: Row): Row {
  const { rows, idOf } = shelf
  for (const other of methodsOf(shelf, row.member_no)) if (other.is_default) rows.update(idOf(other), { is_default: false })
  return rows.update(idOf(row), { is_default: true })
}

/** Removes a method; when it was the default, the newest of the rest becomes it. */
export function removeMethod<Row extends SavedMethod>(shelf: MethodStore<Row>, row: Row): void {
  shelf.rows.remove(shelf.idOf(row))
  const [next] = methodsOf(shelf, row.member_no)
  if (row.is_default && next) makeDefault(shelf, next)
}
