import { useEffect } from 'react'

/** px: what covers less is no keyboard, but a bar of the browser's own */
const MIN_KEYBOARD_HEIGHT = 80

/** px of the page's bottom that the keyboard covers on iOS; Chromium makes the page smaller instead (`interactive-widget` in index.html). */
function keyboardHeight({ height, offsetTop, scale }: VisualViewport): number {
  const px = window.innerHeight - height - offsetTop
  // Zoomed in, the page is cut off on every side.
  return scale === 1 && px >= MIN_KEYBOARD_HEIGHT ? Math.round(px) : 0
}

/** Scrolls the focused field into view, above bars that are fixed over the keyboard. */
function scrollFieldIntoView(): void {
  const field = document.activeElement
  if (field?.matches('input, textarea, [contenteditable]')) field.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

let watching = false

function watch(view: VisualViewport): void {
  let before = 0
  const look = () => {
    const now = keyboardHeight(view)
    if (now === before) return
    document.documentElement.style.setProperty('--keyboard', `${now}px`)
    if (before === 0) requestAnimationFrame(scrollFieldIntoView)
    before = now
  }
  view.addEventListener('resize', look)
  view.addEventListener('scroll', look)
  look()
}

/** For bars fixed at the bottom: sets `--keyboard`, the height of the on-screen keyboard. */
export function useKeyboardInset(): void {
  useEffect(() => {
    if (watching || !window.visualViewport) return
    watching = true
    watch(window.visualViewport)
  }, [])
}
