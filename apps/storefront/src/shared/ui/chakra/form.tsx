import type { ReactNode } from 'react'
import { ChakraScope } from './chakra-scope.tsx'

interface Props {
  readonly onSubmit: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A form with the shop's own validation; Enter submits it. */
export function Form({ onSubmit, className, children }: Props) {
  return (
    <ChakraScope>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </ChakraScope>
  )
}
