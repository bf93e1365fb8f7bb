import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './avatar.module.css'

/** First letters of first and last name; empty for a name without letters, such as a masked phone number. */
export function toInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? (Array.from(word)[0] ?? '') : ''))
  return letters.join('').toUpperCase()
}

interface Props {
  readonly name: string
  readonly url: string | null | undefined
  /** 48 px, or 64 px on the desktop card; white on the membership card */
  readonly large?: boolean
  readonly onCard?: boolean
}

export function Avatar({ name, url, large, onCard }: Props) {
  return (
    <span className={cx('center rigid weight-800', css.avatar, large && css.large, onCard && css.onCard)} aria-hidden="true">
      {url ? <img src={url} alt="" width={64} height={64} /> : toInitials(name) || <Icon of={UserRound} />}
    </span>
  )
}
