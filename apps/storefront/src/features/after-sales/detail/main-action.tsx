import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Where the bottom bar of a phone shows the main action; null on desktop. */
export const MainActionSlot = createContext<HTMLElement | null>(null)

/** The button of the step that the request waits for: in the bar on mobile, in its panel on desktop. */
export function MainAction({ children }: { readonly children: ReactNode }) {
  const slot = use(MainActionSlot)
  return slot ? createPortal(children, slot) : children
}
