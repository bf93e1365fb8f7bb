import type { ReactNode } from 'react'
import type { Failure } from '../../shared/api/failure.ts'

/** What a field for a one-time code is told by the form it stands in. */
export interface CodeFieldProps {
  /** digits */
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Why the code was refused. */
  readonly error: string | null
  /** No code is sent: why. */
  readonly onDenied?: (failure: Failure) => void
  /** Where it is sent: a new phone or e-mail, or the linked one, masked. */
  readonly account: string
  /** Whether one may be asked for. */
  readonly ready: boolean
}

/** Draws that field: the page knows how a code is asked for. */
export type RenderCodeField = (part: CodeFieldProps) => ReactNode
