import type { ReactNode } from 'react'

interface Props {
  readonly onSubmit: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A form with the shop's own validation; Enter submits it. */
export function Form({ onSubmit, className, children }: Props) {
  return (
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
  )
}
