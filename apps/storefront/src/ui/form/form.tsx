import type { ReactNode } from 'react'

interface Props {
  /** For a submit button outside of it. */
  readonly id?: string
  readonly onSubmit: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A form with the shop's own validation; Enter submits it. */
export function Form({ id, onSubmit, className, children }: Props) {
  return (
    <form
      id={id}
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
