import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { FailureText, Note } from '../feedback/note.tsx'
import { Button, type ButtonSize, LinkButton } from '../primitives/button.tsx'
import css from './error-target.module.css'

interface Props<Target extends string> {
  readonly at: Target
  readonly failure: Failure | undefined
  readonly refusals: (failure: Failure) => { readonly target: Target }
  /** Text and recovery buttons; the text of the code without it. May suspend. */
  readonly children?: (failure: Failure) => ReactNode
  readonly className?: string
}

/** Shows a refusal beside the part of the page that it concerns, and scrolls to it. Renders nothing for other refusals. */
export function ErrorTarget<Target extends string>({ at, failure, refusals, children, className }: Props<Target>) {
  const here = failure !== undefined && failure.kind !== 'session' && refusals(failure).target === at
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (here) box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [here])
  if (!here) return null
  return (
    <div ref={box} data-error-target={at} className={className}>
      <Note tone="red" role="alert">
        <Suspense fallback={null}>{children ? children(failure) : <FailureText failure={failure} />}</Suspense>
      </Note>
    </div>
  )
}

/** An action after a refusal: a button, a link, or a custom element. */
export type Recovery =
  | { readonly label: ReactNode; readonly onClick: () => void }
  | { readonly label: ReactNode; readonly to: string; readonly replace?: boolean; readonly state?: unknown }
  | { readonly element: ReactNode }

interface RecoveryProps<Action extends string> {
  readonly actions: readonly Action[]
  /** null: not possible now. */
  readonly recovery: (action: Action) => Recovery | null
  /** `sm` beside the refused part; `md` in place of the page, with the first action as the main one. */
  readonly size?: ButtonSize
}

export function RecoveryButtons<Action extends string>({ actions, recovery, size = 'sm' }: RecoveryProps<Action>) {
  const small = size === 'sm'
  return (
    <span className={small ? css.beside : css.below}>
      {actions.map((action, at) => {
        const way = recovery(action)
        if (!way) return null
        if ('element' in way) return <Fragment key={action}>{way.element}</Fragment>
        const style = { variant: !small && at === 0 ? 'primary' : 'outline', size, className: css.button } as const
        const { label, ...rest } = way
        return 'to' in rest ? (
          <LinkButton key={action} {...rest} {...style}>
            {label}
          </LinkButton>
        ) : (
          <Button key={action} {...rest} {...style}>
            {label}
          </Button>
        )
      })}
    </span>
  )
}
