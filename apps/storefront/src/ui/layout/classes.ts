import { cx } from '../cx.ts'
import './classes.css'

/** How an element lays out its children, how it stands beside others, and its type. Numbers are px at a 16 px root. */
interface Look {
  /** Room above it. */
  readonly above?: 2 | 4 | 6 | 8 | 12 | 14 | 20 | 24
  /** Room below it. */
  readonly below?: 4 | 6 | 8 | 12 | 14 | 16 | 20
  /** A white surface with round corners and a faint shadow. */
  readonly surface?: true
  /** Room within it, left and right. */
  readonly padX?: 12 | 16
  /** Room within it, above and below. */
  readonly padY?: 4 | 12 | 14 | 16
  readonly minHeight?: 44
  /** Can be touched within 44 × 44 px. */
  readonly hitArea?: true
  /** Between the children; `panels`: as between the panels of a page. */
  readonly gap?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 'panels'
  /** Of the children across their line. Those of a `row` are in the middle unless this says otherwise, all others fill the room. */
  readonly align?: 'fill' | 'start' | 'center' | 'end' | 'baseline'
  /** Of the children along their line. */
  readonly justify?: 'center' | 'between' | 'end'
  /** What doesn't fit begins another line. */
  readonly wrap?: true
  /** A `row` within a line of text, as wide as its content. */
  readonly inline?: true
  /** On lines of its own. */
  readonly block?: true
  /** Takes the room that its row has left. */
  readonly grow?: true
  /** Keeps its width in a row that is too narrow. */
  readonly rigid?: true
  /** May be narrower than its content. */
  readonly shrink?: true
  /** As wide as the room. */
  readonly wide?: true
  /** The children of a `stack` or `grid` are never wider than it. */
  readonly fits?: true
  /** Scrolls sideways, without a scrollbar. */
  readonly scrolls?: true
  readonly size?: 11 | 12 | 13 | 14 | 15 | 20
  /** Height of a line of text. */
  readonly line?: 14 | 16 | 18 | 20 | 22 | 24
  readonly weight?: 500 | 600 | 700 | 800
  readonly tone?: 'ink' | 'ink-2' | 'ink-3' | 'sambal-700' | 'error-700' | 'kunyit-ink'
  readonly textAlign?: 'left' | 'center' | 'right'
  /** A word that is too long for its line is broken. */
  readonly breaks?: true
  /** In one line. */
  readonly nowrap?: true
  /** In one line, which ends in an ellipsis where it is too long. */
  readonly ellipsis?: true
  /** In as many lines at most; the last one ends in an ellipsis. */
  readonly lines?: 2
  /** Its lines are equally long. */
  readonly balance?: true
  readonly underline?: true
  /** Digits are equally wide. */
  readonly digits?: true
}

type Part = Look | string | false | null | undefined

/** `gap-12` of a value, `wrap` of a flag; classes of a CSS Module are as they are. */
const namesOf = (part: Part) =>
  part && typeof part === 'object' ? Object.entries(part).map(([name, value]) => (value === true ? name : `${name}-${value}`)) : [part]

const layout =
  (name?: string) =>
  (...parts: readonly Part[]) =>
    cx(name, ...parts.flatMap(namesOf))

/** `className={ui.row({ gap: 8 }, css.head)}`: how an element is laid out, and the classes of its CSS Module, which win over all of it. */
export const ui = {
  /** Beside each other, each in the middle of the row. */
  row: layout('row'),
  /** One below the other, each as wide as the room. */
  stack: layout('grid'),
  /** In the columns and rows that its own class says. */
  grid: layout('grid'),
  /** One below the other; a child may grow. */
  column: layout('column'),
  /** One thing in the middle. */
  center: layout('center'),
  /** Words. */
  text: layout(),
  /** Something without a layout of its own. */
  box: layout(),
}
