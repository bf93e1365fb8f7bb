import type { IconNode } from 'lucide'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Info from 'lucide/dist/esm/icons/info.mjs'
import { type ReactNode, Suspense } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { useFailureText } from '#platform/api/failure-text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../primitives/icon.tsx'
import { ownText } from '../primitives/text.tsx'
import css from './note.module.css'
import { Status } from './status.tsx'

type Tone = 'red' | 'amber' | 'green' | 'grey'

const icons: Readonly<Record<Tone, IconNode>> = { red: CircleAlert, amber: Info, green: CircleCheck, grey: Info }

interface NoteProps {
  readonly tone: Tone
  readonly icon?: IconNode
  /** `alert`: read out at once; `status`: when there is a pause. Without it: part of the page. */
  readonly role?: 'alert' | 'status'
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Note({ tone, icon = icons[tone], role, id, className, children }: NoteProps) {
  const Box = role === 'status' ? Status : 'div'
  return (
    <Box id={id} role={role} className={cx(css.note, css[tone], className)}>
      <Icon of={icon} size={16} stroke={2} />
      <div className={cx('grow', css.words)}>{children}</div>
    </Box>
  )
}

/** The text of a failure. Suspends until the error texts are loaded. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  return <span>{useFailureText()(failure)}</span>
}

interface FailureNoteProps {
  /** Nothing shows without one, or for an ended session, which opens the login. */
  readonly failure: Failure | undefined
  readonly className?: string
  readonly children?: ReactNode
}

export function FailureNote({ failure, className, children }: FailureNoteProps) {
  if (!failure || failure.kind === 'session') return null
  return (
    <Note tone="red" role="alert" className={className}>
      <Suspense fallback={null}>
        <FailureText failure={failure} />
      </Suspense>
      {children !== undefined && <> {ownText(children)}</>}
    </Note>
  )
}
