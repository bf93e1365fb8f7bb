import { toPlainText } from '@nusaria/contracts/typed-text'
import type { IconNode } from 'lucide'
import Minus from 'lucide/dist/esm/icons/minus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { retypeEarlyText } from '#platform/rendering/early-text.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './quantity-field.module.css'
import type { QuantityLimit } from './quantity-limit.ts'

interface Props {
  readonly value: number
  /** Called with a new whole number from 1 to the limit, after typing is finished. */
  readonly onChange: (value: number) => void
  readonly limit: QuantityLimit
  /** What is counted, for screen readers. */
  readonly label: string
  readonly hint?: ReactNode
  readonly messagePosition?: 'below' | 'before' | 'after'
}

type Notice = QuantityLimit['reason'] | 'digits' | 'least'

/** The text as a whole number, digits of all scripts included; null for anything else, such as `1.5` or `1e3`. */
function parseWholeNumber(text: string): number | null {
  const plain = toPlainText(text).trim()
  return /^\d+$/.test(plain) ? Number(plain) : null
}

/** A typed value is applied on blur or Enter. The nearest valid one replaces an invalid one, and the reason is announced. */
export function QuantityField({ value, onChange, limit, label, hint, messagePosition = 'below' }: Props) {
  const { t } = useTranslation()
  const { max, reason } = limit
  const [draft, setDraft] = useState<string | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)

  const noticeRef = useRef<HTMLElement>(null)
  // On a phone, the bar at the bottom may cover the reason below the field.
  useEffect(() => {
    if (notice) noticeRef.current?.scrollIntoView({ block: 'nearest' })
  }, [notice])

  const set = (wanted: number) => {
    const next = Math.max(1, Math.min(wanted, max))
    setDraft(null)
    setNotice(wanted > max ? reason : wanted < 1 ? 'least' : null)
    if (next !== value) onChange(next)
  }
  const commit = (text: string) => {
    const wanted = parseWholeNumber(text)
    if (wanted !== null) return set(wanted)
    setDraft(null)
    setNotice(text.trim() === '' ? null : 'digits')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: value + 1, ArrowDown: value - 1, Home: 1, End: max }
    const next = steps[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (draft !== null) commit(draft)
    } else if (next !== undefined && (draft === null || event.key.startsWith('Arrow'))) {
      event.preventDefault()
      set(next)
    }
  }
  const toStepButton = (icon: IconNode, text: string, next: number, atEnd: boolean) => (
    <button type="button" className={cx('center hitArea', css.side)} aria-label={text} disabled={atEnd} onClick={() => set(next)}>
      <Icon of={icon} size={16} />
    </button>
  )
  return (
    <span className={cx('row wrap inline', css[messagePosition])}>
      <span className={cx('row inline', css.stepper)}>
        {toStepButton(Minus, t('quantity.less'), value - 1, value <= 1)}
        <input
          ref={retypeEarlyText}
          className={css.value}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, max)}
          value={draft ?? String(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => draft !== null && commit(draft)}
          onKeyDown={onKeyDown}
        />
        {toStepButton(Plus, t('quantity.more'), value + 1, value >= max)}
      </span>
      <small ref={noticeRef} role="status" className={css.notice}>
        {notice && t(`quantity.notice.${notice}`, { count: max })}
      </small>
      {!notice && hint && <small className={css.hint}>{hint}</small>}
    </span>
  )
}
