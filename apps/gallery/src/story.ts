import type { ComponentType } from 'react'

/** What a story leaves to choose, as the tool's controls offer it. */
interface Choice {
  readonly options: readonly string[]
  readonly control: { readonly type: string }
  readonly defaultValue?: string
}

/** A story as the gallery shows it. (The tool ships its own types as sources that this compiler refuses.) */
export type Story<P = object> = ComponentType<P> & {
  storyName?: string
  args?: Partial<P>
  argTypes?: { readonly [K in keyof P]?: Choice }
}
