import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'
import css from './data-table.module.css'

interface Props {
  readonly caption: string
  /** The first one is above the names of the rows. */
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly name: ReactNode
    readonly cells: readonly string[]
    readonly marked?: boolean
  }[]
  /** Room above. */
  readonly below?: boolean
  readonly children?: ReactNode
}

/** Where the table is too wide it scrolls by itself, and the names of the rows stay. */
export function DataTable({ caption, columns, rows, below, children }: Props) {
  const id = useId()
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
      <section className={cx(css.scroll, below && css.below)} aria-labelledby={id} tabIndex={0}>
        <table className={css.table}>
          <caption id={id}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells, marked }) => (
              <tr key={key} className={cx(marked && css.chosen)}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children && <div className="grid above-12 gap-6 size-13 line-20 tone-ink-2">{children}</div>}
    </>
  )
}
