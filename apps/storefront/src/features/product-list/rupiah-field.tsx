import { useLayoutEffect, useReducer, useRef } from 'react'
import type { TextFieldProps } from '../../shared/ui/chakra/text-field.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { caretAfterDigits, editPrice, formatPriceDigits } from './price-draft.ts'

type Props = Pick<TextFieldProps, 'label' | 'hideLabel' | 'value' | 'onChange' | 'placeholder' | 'error'>

/** A price in whole Rupiah. `value` and what `onChange` gives are bare digits; they are shown as `Rp15.000`. */
export function RupiahField({ value, onChange, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const behind = useRef<number | null>(null)
  const [edits, edited] = useReducer((count: number) => count + 1, 0)
  const shown = formatPriceDigits(value)

  // The dots move while one types: the caret stays behind the digit it was behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit that changes nothing moves the caret too
  useLayoutEffect(() => {
    if (behind.current === null || document.activeElement !== input.current) return
    const at = caretAfterDigits(shown, behind.current)
    behind.current = null
    input.current?.setSelectionRange(at, at)
  }, [shown, edits])

  const change = (text: string) => {
    const edit = editPrice(value, text, input.current?.selectionStart ?? text.length)
    behind.current = edit.behind
    edited()
    onChange(edit.digits)
  }

  return <TextField {...props} ref={input} value={shown} onChange={change} inputMode="numeric" autoComplete="off" />
}
