import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from './icon.tsx'
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

/** The first step of a timeline; the others open below it. `more` names what opens them. */
export function FoldedTimeline({ steps, more }: { readonly steps: readonly TimelineStep[]; readonly more: string }) {
  return (
    <>
      <Timeline steps={steps.slice(0, 1)} />
      {steps.length > 1 && (
        <details className={cx('above-12', css.fold)}>
          <summary>
            <span>{more}</span> <Icon of={ChevronDown} size={16} />
          </summary>
          <Timeline steps={steps.slice(1)} />
        </details>
      )}
    </>
  )
}

export interface Stage {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
}

/** How far along something is, in a row of circles. `current` is the index of the stage it is at; behind the last, all is done. */
export function StepBar({ stages, current }: { readonly stages: readonly Stage[]; readonly current: number }) {
  const at = Math.min(current, stages.length - 1)
  return (
    <ol className={css.bar}>
      {stages.map(({ key, label, icon }, index) => (
        <li
          key={key}
          className={cx(
            'grow size-11 line-14 weight-600 tone-ink-3 textAlign-center',
            css.stage,
            index < current && css.passed,
            index === at && (at < current ? css.end : css.here),
          )}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>{icon}</span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}
