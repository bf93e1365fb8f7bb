/** A text that comes as `data` itself or as a field of it, where the spec can be read both ways. */
export function unwrapField<K extends string>(data: string | Readonly<Record<K, string>>, field: K): string {
  return typeof data === 'string' ? data : data[field]
}
