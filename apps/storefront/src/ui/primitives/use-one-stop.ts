import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const findButtons = (row: Element | null) => [...(row?.querySelectorAll<HTMLElement>('button:not(:disabled, [data-beside])') ?? [])]

function stopAt(buttons: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
}

/**
 * The buttons of a row that are one choice are one stop of the Tab key: the chosen one, else the first. The handler moves the focus by
 * arrow keys, Home and End. A button with `data-beside` is none of the choice.
 */
export function useOneStop(row: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const buttons = findButtons(row.current)
    const chosen = buttons.find((button) => button.matches('[aria-pressed=true], [aria-current=true]'))
    stopAt(buttons, buttons.find((button) => button === document.activeElement) ?? chosen ?? buttons[0])
  })
  return (event) => {
    const buttons = findButtons(row.current)
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    const button = next === undefined || at === -1 ? undefined : buttons.at(next % buttons.length)
    if (!button) return
    event.preventDefault()
    stopAt(buttons, button)
    button.focus()
  }
}
