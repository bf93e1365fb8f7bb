import { type ReactNode, useState } from 'react'

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

/** An error of the control API that names a field: `list.3.rate: Too big …`, `products: Too small …`. */
const FIELD_ERROR = /^(?:list\.\d+\.)?(\w+)[\w.]*: (.*)$/s

/** The values of a form. `field` gives a field its value, and the error that names it; an error that names none is `error`. */
export function useFields<Values extends object>(empty: Values, refused: string | null = null) {
  const [values, setValues] = useState(empty)
  const set = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }))
  const [, wrong = '', why = ''] = FIELD_ERROR.exec(refused ?? '') ?? []
  const field = <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    onValue: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
    error: wrong === name ? why : null,
  })
  return { values, set, field, error: wrong in empty ? null : refused }
}
