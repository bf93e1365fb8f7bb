import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

let preload: (pathname: string) => void = () => {}

/** For the route table, which knows where each page's code is. */
export function setPreloader(next: typeof preload): void {
  preload = next
}

export function preloadPage(to: string): void {
  preload(to.split(/[?#]/)[0] ?? to)
}

/** Whether a click means this window: with a key held, the browser opens the link elsewhere. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  readonly state?: unknown
  readonly replace?: boolean
}

/** A link inside the shop. The code of its page loads on hover and focus. */
export function Link({ to, state, replace, target, onClick, onPointerEnter, onFocus, children, ...props }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target })
  return (
    <a
      {...props}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      onPointerEnter={(event) => {
        preloadPage(to)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preloadPage(to)
        onFocus?.(event)
      }}
    >
      {children}
    </a>
  )
}
