/**
 * For `ref` of a text field on a page that a server rendered: what was typed before the field was live is typed again, for its own `onChange`. React
 * itself shows the text, but does not tell anybody of it.
 */
export function retypeEarlyText(input: HTMLInputElement | null): void {
  const typed = input?.value ?? ''
  if (!input || typed === input.defaultValue) return
  // Not while React is at work.
  queueMicrotask(() => {
    // React notes this value, and not the next: the event is a change to it.
    input.value = input.defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    // Once React has noted the text.
    queueMicrotask(() => input !== document.activeElement && input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  })
}
