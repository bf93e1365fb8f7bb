/** A text that is `data` itself or a field of it: the spec allows both. */
export function unwrapField<K extends string>(data: string | Readonly<Record<K, string>>, field: K): string {
  return typeof data === 'string' ? data : data[field]
}
