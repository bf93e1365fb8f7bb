import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import css from './voucher-ticket.module.css'

interface Props {
  /** Colours the stub. */
  readonly kind: 'discount' | 'shipping' | 'coins'
  /** The stub: small line, big line, small line. */
  readonly label: ReactNode
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly title: ReactNode
  /** At the end of the title's line: a link. */
  readonly link?: ReactNode
  readonly text?: ReactNode
  /** In one line: those that fit, so the most important first. */
  readonly tags?: readonly string[]
  /** Last line: valid till. */
  readonly expiry?: ReactNode
  /** A button, a radio, or a stamp. */
  readonly action?: ReactNode
  /** Used or expired: greyed. */
  readonly over?: boolean
  /** In a row where room is short: title and text are cut after two lines, with the action beside them. Else it is on the last line, a stamp in the middle. */
  readonly brief?: boolean
}

/** A voucher: what it gives on the stub, its terms beside the seam. */
export function VoucherTicket({ kind, label, value, note, title, link, text, tags = [], expiry, action, over, brief }: Props) {
  return (
    <div className={css.shadow}>
      <div className={cx(css.ticket, css[kind], over && css.over, brief ? css.brief : css.whole)}>
        <div className={cx('column align-center justify-center rigid textAlign-center', css.stub)}>
          <small>{label}</small>
          <b>{value}</b>
          {note !== undefined && <em>{note}</em>}
        </div>
        <div className={cx('row gap-10 grow', css.body)}>
          <div className={cx('grow', css.words)}>
            <div className={cx('row gap-12 align-baseline', css.title)}>
              <h3>{title}</h3>
              {link}
            </div>
            {text !== undefined && <p>{text}</p>}
            {tags.length > 0 && (
              <ul className={cx('row above-6 gap-4 align-fill wrap', css.tags)}>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
          </div>
          {expiry !== undefined && <p className={css.expiry}>{expiry}</p>}
          {action !== undefined && <div className={cx('rigid', css.action)}>{action}</div>}
        </div>
      </div>
    </div>
  )
}

/** Says across a ticket that it is used or expired. */
export function Stamp({ children }: { readonly children: ReactNode }) {
  return <span className={cx('size-11 weight-800 tone-ink-3', css.stamp)}>{children}</span>
}
