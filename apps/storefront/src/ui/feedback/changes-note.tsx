import css from './changes-note.module.css'
import { Note } from './note.tsx'

interface Props {
  readonly title: string
  /** One sentence for each change. Without any, nothing is shown. */
  readonly changes: readonly string[]
}

export function ChangesNote({ title, changes }: Props) {
  if (changes.length === 0) return null
  return (
    <Note tone="amber" role="status">
      <p className="weight-700">{title}</p>
      <ul className={css.list}>
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  )
}
