import { LIMITS } from '@nusaria/contracts/limits'

/** px that a browser may round a scroll position by */
const ROUNDING = 2

/** Scrolls a box to a position within half a second. It stops when the shopper scrolls meanwhile. */
export function animateScrollTo(box: Pick<HTMLElement, 'scrollTop'>, to: number): void {
  const from = box.scrollTop
  const began = performance.now()
  let set = from
  const step = () => {
    if (Math.abs(box.scrollTop - set) > ROUNDING) return
    const done = Math.min(1, (performance.now() - began) / LIMITS.scrollAnimation)
    set = from + (to - from) * (1 - (1 - done) ** 3)
    box.scrollTop = set
    if (done < 1) requestAnimationFrame(step)
  }
  if (from !== to) requestAnimationFrame(step)
}

/** Brings a part of a box into view: gliding, or at once where it came this way or nothing should move. */
export function scrollPartIntoView(box: HTMLElement, part: Element, still: boolean): void {
  const from = box.scrollTop
  part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const to = box.scrollTop
  if (still || from === to) return
  box.scrollTop = from
  animateScrollTo(box, to)
}
