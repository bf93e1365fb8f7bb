import userEvent from '@testing-library/user-event'

/** Writes into a field at once, as a paste does: key by key every letter draws the form anew, which only tests of keys need. */
export async function pasteInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
