import { Fragment, type ReactNode } from 'react'
import { Button, type ButtonSize, LinkButton } from '../primitives/button.tsx'
import css from './recovery-buttons.module.css'

/** An action after a refusal: a button, a link, or a custom element. */
export type Recovery =
  | { readonly label: ReactNode; readonly onClick: () => void }
  | { readonly label: ReactNode; readonly to: string; readonly replace?: boolean; readonly state?: unknown }
  | { readonly element: ReactNode }

interface Props<Action extends string> {
  readonly actions: readonly Action[]
  /** null: not possible now. */
  readonly recovery: (action: Action) => Recovery | null
  /** `sm` beside the refused part; `md` in place of the page, with the first action as the main one. */
  readonly size?: ButtonSize
}

export function RecoveryButtons<Action extends string>({ actions, recovery, size = 'sm' }: Props<Action>) {
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
