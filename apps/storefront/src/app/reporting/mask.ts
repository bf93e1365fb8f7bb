/** Longest text of a report, in characters. */
const MAX = 300

/** A text without what may be personal: e-mail addresses, numbers of five digits or more, tokens, and the queries of addresses. */
export function mask(text: string): string {
  return text
    .replace(/\?[^\s)'"]*/g, '?…')
    .replace(/\S+@\S+/g, '…@…')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/\d(?:[\s.-]?\d){4,}/g, '…')
    .slice(0, MAX)
}
