import type { ReactNode } from 'react'

/** A form that the page sends itself; the control API says what is wrong with a value. */
export function Form({ onSubmit, children }: { readonly onSubmit: () => unknown; readonly children: ReactNode }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** The text as a number. Other text stays as it is, so that the control API refuses it with a reason. */
export function toNumber(text: string): number {
  const value = Number(text)
  return Number.isFinite(value) ? value : (text.trim() as never)
}

/** The field that an error of the control API is about, and its reason: `list.3.rate: Too big …`, `products: Too small …`. */
export function findFieldError<Name extends string>(
  error: string | null,
  fields: readonly Name[],
): { readonly name: Name; readonly why: string } | null {
  const [, found, why = ''] = /^(?:list\.\d+\.)?(\w+)[\w.]*: (.*)$/s.exec(error ?? '') ?? []
  const name = fields.find((field) => field === found)
  return name === undefined ? null : { name, why }
}
