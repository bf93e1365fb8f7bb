/** A stop: offset 0 to 1, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

/** The axes of a linear gradient: from left to right, from top to bottom, or from the upper left to the lower right. */
export const AXES = { across: '', down: ' x2="0" y2="1"', slant: ' x2=".8" y2="1"' } as const

/** Takes the definitions of a picture. */
export interface Pen {
  /** Adds a definition; `write` gets its id. Returns the id. */
  define(write: (id: string) => string): string
  linear(direction: keyof typeof AXES, ...stops: readonly Stop[]): string
  radial(...stops: readonly Stop[]): string
  clip(shape: string): string
}
