import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import css from './choice.module.css'

export interface RadioOption<V extends string> {
  readonly value: V
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Before the words. */
  readonly icon?: ReactNode
  /** After the words, before the circle. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
}

interface Props<V extends string> {
  /** Names the group for screen readers. */
  readonly label: string
  readonly value: V | null
  readonly onChange: (value: V) => void
  /** The one that is chosen was pressed again: what closes by a choice closes by this one too. */
  readonly onAgain?: (() => void) | undefined
  readonly options: readonly RadioOption<V>[]
  /** `rows` in a panel without padding, or separate `cards`. */
  readonly look?: 'rows' | 'cards'
  readonly name?: string
  /** These options are one part of a choice: a `radiogroup` around its parts, which share this name, so that arrow keys lead through all of them. */
  readonly partOf?: string
}

/** A choice of one, each with a line or two about it. */
export function RadioCards<V extends string>({ label, value, onChange, onAgain, options, look = 'cards', name, partOf }: Props<V>) {
  const id = useId()
  const group = { role: partOf === undefined ? 'radiogroup' : 'group', 'aria-label': label }
  return (
    <div {...group} className={cx(look === 'cards' && css.cards)}>
      {options.map((option, index) => {
        const chosen = option.value === value
        const wordsId = `${id}${index}`
        return (
          <label
            key={option.value}
            className={cx('row padX-16 padY-12 gap-12', css.option, chosen && css.chosen, option.disabled && css.disabled)}
          >
            {option.icon}
            <span id={wordsId} className="grow">
              <b className="block size-14 line-20 weight-600">{option.title}</b>
              {option.text !== undefined && <small className="block size-12 line-16 tone-ink-3">{option.text}</small>}
            </span>
            {option.aside}
            <input
              type="radio"
              className={cx(css.mark, css.round)}
              aria-labelledby={wordsId}
              name={partOf ?? name ?? id}
              value={option.value}
              checked={chosen}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onClick={chosen ? onAgain : undefined}
            />
          </label>
        )
      })}
    </div>
  )
}
