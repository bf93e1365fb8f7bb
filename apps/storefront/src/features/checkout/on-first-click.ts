import type { MouseEvent } from 'react'

/** For a button that orders or pays: the second click of a double click was meant for the page before. */
export const onFirstClick = (press: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) press()
}
