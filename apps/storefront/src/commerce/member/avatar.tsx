import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { initialsOf } from '#platform/format/initials.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './avatar.module.css'

interface Props {
  readonly name: string
  readonly url?: string | null | undefined
  /** 48 px, or 64 px on the desktop card; white on the membership card */
  readonly large?: boolean
  readonly onCard?: boolean
}

/** A member's picture, or the first letters of the name. */
export function Avatar({ name, url, large, onCard }: Props) {
  const initials = initialsOf(name)
  return (
    <span className={cx(css.avatar, large && css.large, onCard && css.onCard)} aria-hidden="true">
      {url ? <img src={url} alt="" width={64} height={64} /> : initials || <Icon of={UserRound} />}
    </span>
  )
}
