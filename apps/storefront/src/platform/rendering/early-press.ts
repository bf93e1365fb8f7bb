/** ms between two tries */
const INTERVAL = 100

let timer: ReturnType<typeof setInterval> | undefined

function end(): void {
  if (!window.earlyPress) return
  removeEventListener('click', window.earlyPress.keep, true)
  removeEventListener('click', repeat, true)
  clearInterval(timer)
  delete window.earlyPress
}

/** Presses the kept button again and again, until `end` is called. */
function repeat(): void {
  clearInterval(timer)
  timer = setInterval(() => {
    const button = window.earlyPress?.button
    if (button?.isConnected && !button.matches(':disabled')) button.click()
    else {
      clearInterval(timer)
      delete window.earlyPress?.button
    }
  }, INTERVAL)
}

/** Props of an element that a server renders: a press in it before the page is live is repeated. React calls `onClickCapture` if it handles one. */
export const repeatsEarlyPress = { 'data-early': '', onClickCapture: end }

/** Called when the page begins to become live: repeats the press that came before, and those that come until it is. */
export function repeatEarlyPresses(): void {
  if (!window.earlyPress) return
  repeat()
  // React stops an event that it ignores.
  addEventListener('click', repeat, true)
}
