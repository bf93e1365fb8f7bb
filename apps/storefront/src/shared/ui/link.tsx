import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { preloadPage } from './preload.ts'

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { readonly to: string }

/** A link inside the shop. The page it leads to is fetched as soon as a finger, a pointer or the focus is on it. */
export function Link({ to, onPointerEnter, onFocus, ...props }: Props) {
  return (
    <RouterLink
      to={to}
      onPointerEnter={(event) => {
        preloadPage(to)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preloadPage(to)
        onFocus?.(event)
      }}
      {...props}
    />
  )
}
