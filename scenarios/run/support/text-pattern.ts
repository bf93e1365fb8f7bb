/** The source of a pattern for a text, with any values. */
export function textPattern(raw: string): string {
  const parts = raw.split(/{{[^}]*}}/)
  return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
}
