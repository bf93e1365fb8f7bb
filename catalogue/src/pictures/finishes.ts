import type { AXES, Stop } from './svg-writer.ts'

/** How a material takes the light. */
interface Finish {
  /** The axis along which it goes from light to shade. */
  readonly axis: keyof typeof AXES
  /** Share of light at the start, and of shade at the end. */
  readonly lit: number
  readonly shade: number
  /** Opacity of the shaded edge and of the lit one. */
  readonly edge: number
  readonly rim: number
}

export const FINISHES = {
  cloth: { axis: 'slant', lit: 0.16, shade: 0.26, edge: 0.42, rim: 0.22 },
  plastic: { axis: 'slant', lit: 0.26, shade: 0.3, edge: 0.45, rim: 0.5 },
  glaze: { axis: 'slant', lit: 0.4, shade: 0.34, edge: 0.5, rim: 0.75 },
  skin: { axis: 'slant', lit: 0.3, shade: 0.36, edge: 0.55, rim: 0.3 },
  wood: { axis: 'slant', lit: 0.16, shade: 0.24, edge: 0.4, rim: 0.25 },
  rubber: { axis: 'slant', lit: 0.16, shade: 0.34, edge: 0.55, rim: 0.2 },
  paper: { axis: 'slant', lit: 0.3, shade: 0.12, edge: 0.18, rim: 0.4 },
  flat: { axis: 'down', lit: 0, shade: 0.14, edge: 0.2, rim: 0 },
  screen: { axis: 'slant', lit: 0.2, shade: 0.5, edge: 0.4, rim: 0.15 },
  /** Upright and lying cylinders. */
  upright: { axis: 'across', lit: 0.5, shade: 0.42, edge: 0.25, rim: 0.2 },
  lying: { axis: 'down', lit: 0.5, shade: 0.42, edge: 0.25, rim: 0.2 },
  /** Polished metal with several reflexes, upright and lying. */
  metal: { axis: 'across', lit: 0.85, shade: 0.5, edge: 0.35, rim: 0.6 },
  bar: { axis: 'down', lit: 0.85, shade: 0.5, edge: 0.35, rim: 0.6 },
  brushed: { axis: 'slant', lit: 0.5, shade: 0.28, edge: 0.25, rim: 0.7 },
} as const satisfies Record<string, Finish>

export type Material = keyof typeof FINISHES

export const isMaterial = (name: string): name is Material => Object.hasOwn(FINISHES, name)

function parts(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** The colour at a share of the way from one to another; all as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const end = parts(to)
  const hex = (part: number, at: number) =>
    Math.round(part + ((end[at] ?? 0) - part) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${parts(from).map(hex).join('')}`
}

/** A colour in the light of the window, and in its own shade. */
const litOf = (colour: string) => mix(colour, '#FFF9EA', 0.8)
export const shadeOf = (colour: string) => mix(colour, '#1C1026', 0.72)

/** The stops of a material's paint. */
export function stopsOf(colour: string, finish: Material): Stop[] {
  const { lit, shade } = FINISHES[finish]
  const light = mix(colour, litOf(colour), lit)
  const dark = mix(colour, shadeOf(colour), shade)
  if (finish === 'metal' || finish === 'bar')
    return [
      [0, mix(colour, shadeOf(colour), 0.4)],
      [0.16, light],
      [0.34, colour],
      [0.58, dark],
      [0.8, mix(colour, light, 0.6)],
      [1, mix(colour, shadeOf(colour), 0.55)],
    ]
  if (finish === 'upright' || finish === 'lying')
    return [
      [0, mix(colour, dark, 0.5)],
      [0.2, light],
      [0.5, colour],
      [0.88, dark],
      [1, mix(colour, dark, 0.75)],
    ]
  return [
    [0, light],
    [0.48, colour],
    [1, dark],
  ]
}
