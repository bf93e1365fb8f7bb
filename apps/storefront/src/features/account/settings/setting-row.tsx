import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { type ReactNode, useId } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { cx } from '#ui/cx.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import css from './setting-row.module.css'

interface Props {
  readonly label: string
  readonly value: ReactNode
  /** Nothing is set yet, so `value` is grey. */
  readonly unset?: boolean
  /** A rule, or why the value can't be changed now. */
  readonly note?: ReactNode
  readonly error?: string | null
  readonly action: string
  readonly disabled?: boolean
  /** Opens an edit dialog; instead of it, `to` opens a page. */
  readonly onOpen?: () => void
  readonly to?: string
  /** Navigation state of that page. */
  readonly state?: unknown
  /** Hidden elements that the action needs. */
  readonly children?: ReactNode
}

function Control({ label, action, disabled, onOpen, to, state, describedBy }: Props & { readonly describedBy: string | undefined }) {
  const desktop = useLayout() === 'desktop'
  const name = `${action}: ${label}`
  const chevron = !disabled && <Icon of={ChevronRight} size={16} />
  if (to)
    return desktop ? (
      <LinkButton to={to} state={state} variant="outline">
        <span aria-hidden="true">{action}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </LinkButton>
    ) : (
      <Link to={to} state={state} className={css.more} aria-label={name}>
        {chevron}
      </Link>
    )
  const button = { onClick: onOpen, disabled, 'aria-label': name, 'aria-describedby': describedBy }
  return desktop ? (
    <Button variant="outline" {...button}>
      {action}
    </Button>
  ) : (
    <button type="button" className={css.more} {...button}>
      {chevron}
    </button>
  )
}

/** On mobile the whole row is the button. */
export function SettingRow(props: Props) {
  const { label, value, unset, note, error, children } = props
  const noteId = useId()
  return (
    <li className={cx('grid align-center', css.row)}>
      <span className={cx('weight-600', css.label)}>{label}</span>
      <span className={cx('tone-ink-2 textAlign-right breaks', css.value, unset && css.unset)}>{value}</span>
      <Control {...props} describedBy={note || error ? noteId : undefined} />
      {(note || error) && (
        <span id={noteId} className={error ? css.error : css.note} role={error ? 'alert' : undefined}>
          {error ? (
            <>
              <Icon of={CircleAlert} size={14} stroke={2} />
              <span>{error}</span>
            </>
          ) : (
            note
          )}
        </span>
      )}
      {children}
    </li>
  )
}

export function SettingSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title} flush>
      <ul className={css.rows}>{children}</ul>
    </Panel>
  )
}
