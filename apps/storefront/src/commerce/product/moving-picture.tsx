import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router-dom'

interface Props {
  /** Whether it is the product that opens. One picture of a page may be it. */
  readonly moves: boolean
  readonly children: ReactNode
}

/** A picture that moves from a card to the product's page, where the browser can. */
export function MovingPicture({ moves, children }: Props) {
  return (
    <ViewTransition name={moves ? 'product-picture' : 'auto'} share="auto" default="none">
      {children}
    </ViewTransition>
  )
}

/** The navigation state of a product's page: its picture until the product is loaded. */
export const cardPicture = (picture: string) => ({ picture })

export const useCardPicture = (): string | undefined => (useLocation().state as ReturnType<typeof cardPicture> | null)?.picture
