/** Calls `onNear` once, when an element is on the screen or less than `ahead` px from it. Returns the function that stops this. */
export function whenNear(element: Element, ahead: number, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (looks) => {
      // A busy phone reports several entries at once: the first may be from before the element came near, and no other follows.
      if (!looks.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: `${ahead}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
