import userEvent from '@testing-library/user-event'

/** Pastes into a field: typing renders the form for every key, which only tests of keys need. */
export async function pasteInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
