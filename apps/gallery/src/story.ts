import type { ComponentType } from 'react'

/** The controls of a story. */
interface Choice {
  readonly options: readonly string[]
  readonly control: { readonly type: string }
  readonly defaultValue?: string
}

/** A story. Ladle's own types are source files that our compiler settings refuse. */
export type Story<P = object> = ComponentType<P> & {
  storyName?: string
  args?: Partial<P>
  argTypes?: { readonly [K in keyof P]?: Choice }
}
