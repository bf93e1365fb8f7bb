/** A closing tag, a tag without content, or a tag with an attribute: HTML has one of them, a sentence such as "a < b & c" has none. */
const MARKUP = /<\/[a-z]\w*\s*>|<(?:br|hr|li|p)\s*\/?>|<[a-z]\w*\s+[a-z-]+\s*=/i

/** Whether a merchant's text is HTML. Any other text is shown as it is typed. */
export function isMarkup(text: string): boolean {
  return MARKUP.test(text)
}

/** Whether HTML or plain text has neither words nor pictures: what an empty editor saves. */
export function isBlank(text: string): boolean {
  return !text.replace(/<(?!img\b)[^<>]*>|&nbsp;/gi, '').trim()
}
