import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './timeline.module.css'

export interface TimelineStep {
  readonly key: string
  readonly state: 'done' | 'now' | 'ahead'
  readonly title: ReactNode
  readonly text?: ReactNode
}

/** Past and future steps. The caller orders them: tracking newest first, after-sales oldest first. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <ol>
      {steps.map(({ key, state, title, text }) => (
        <li key={key} className={cx(css.step, css[state])} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{title}</b>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

export interface Stage {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
}

/** How far along something is, in a row of circles. `current` is the index of the stage it is at. */
export function StepBar({ stages, current }: { readonly stages: readonly Stage[]; readonly current: number }) {
  return (
    <ol className={css.bar}>
      {stages.map(({ key, label, icon }, index) => (
        <li
          key={key}
          className={cx(css.stage, index < current && css.passed, index === current && css.here)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>{icon}</span>
          {label}
        </li>
      ))}
    </ol>
  )
}
