import type { NavType } from '@nusaria/contracts/nav'
import { useEffect, useRef } from 'react'
import { TypeLink } from '../../features/nav/type-link.tsx'
import { sessionValues } from '../../shared/state/session-values.ts'
import { cx } from '../../shared/ui/cx.ts'
import css from './category.module.css'

interface Props {
  readonly types: readonly NavType[]
  /** nav_type_id, the first type without one that exists */
  readonly chosen: string | null
  readonly onChoose: (typeId: string) => void
}

/** Types in a column; the children of the chosen one beside it. */
export function TypeColumns({ types, chosen, onChoose }: Props) {
  const current = types.find((type) => type.nav_type_id === chosen) ?? types[0]
  const row = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen row comes into the middle of its column
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not.
    row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [chosen])
  if (!current) return null
  return (
    <div className={css.columns}>
      <div className={css.types}>
        {types.map((type) => (
          <button
            key={type.nav_type_id}
            ref={type === current ? row : undefined}
            type="button"
            aria-pressed={type === current}
            className={cx(css.row, type === current && css.on)}
            onClick={() => onChoose(type.nav_type_id)}
          >
            {type.nav_type_name}
          </button>
        ))}
      </div>
      <section className={css.children} aria-label={current.nav_type_name}>
        <h2>{current.nav_type_name}</h2>
        <div className={css.grid}>
          {current.child_list.map((child, index) => (
            <TypeLink
              key={child.nav_type_id}
              place={index}
              type={child}
              size={64}
              onOpen={() => sessionValues.set('thirdIndex', child.nav_type_id)}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
