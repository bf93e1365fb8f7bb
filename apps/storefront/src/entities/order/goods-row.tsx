import css from './goods-row.module.css'
import type { ShownLine } from './order-line.tsx'
import { OrderLineRow, Thumb } from './order-line.tsx'

/** Pictures side by side before the rest is a number. */
const PICTURES = 4

interface Props {
  readonly lines: readonly (ShownLine & { readonly line_no: string })[]
  /** Of what is closed: greyed. */
  readonly faded?: boolean
}

/** Pictures of what was bought, side by side. */
export function Thumbs({ lines, faded }: Props) {
  const shown = lines.length > PICTURES ? lines.slice(0, PICTURES - 1) : lines
  return (
    <div className={css.thumbs}>
      {shown.map(({ line_no, thumb_image_url }) => (
        <Thumb key={line_no} src={thumb_image_url} faded={faded} />
      ))}
      {shown.length < lines.length && <span className={css.more}>+{lines.length - shown.length}</span>}
    </div>
  )
}

/** What a card in a list is about: the only line in words, of several their pictures. */
export function GoodsRow({ lines, faded }: Props) {
  const [only] = lines
  if (!only || lines.length > 1) return <Thumbs lines={lines} faded={faded} />
  return (
    <ul>
      <OrderLineRow line={only} faded={faded} />
    </ul>
  )
}
