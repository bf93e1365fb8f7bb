import { LANGUAGES, type Language } from '@nusaria/contracts/headers'

/** Window widths in px: a phone, the widest phone, the narrowest desktop, a tablet, a usual desktop. */
const WIDTHS = [375, 749, 750, 1024, 1440] as const
export const THEMES = ['light', 'dark'] as const
export const STATES = ['guest', 'member', 'empty', 'loading', 'failed', 'dialog', 'empty-dialog', 'guest-dialog'] as const

type Theme = (typeof THEMES)[number]
export type State = (typeof STATES)[number]

/** What is looked at: every screen whose address has one of `routes` in it (all, if none is given) × the rest. */
export interface Choice {
  readonly routes: readonly string[]
  readonly widths: readonly number[]
  readonly languages: readonly Language[]
  readonly themes: readonly Theme[]
  readonly states: readonly State[]
  /** Whether pictures are accepted instead of taken. */
  readonly accept: boolean
  /** Parts of the names of pictures; all, if empty. */
  readonly names: readonly string[]
}

const USAGE = `npm run look -- [--all] [--route=/cart,…] [--width=${WIDTHS.join(',')}] [--lang=${LANGUAGES.join(',')}] [--theme=${THEMES.join(',')}] [--state=${STATES.join(',')}]
npm run look -- --accept [part of a name …]`

/** Thrown for arguments that the command doesn't know. */
export class WrongArguments extends Error {
  constructor(what: string) {
    super(`${what}\n${USAGE}`)
  }
}

function chosen<T extends string | number>(
  name: string,
  given: string | undefined,
  known: readonly T[],
  usual: readonly T[],
): readonly T[] {
  if (given === undefined) return usual
  return given.split(',').map((word) => {
    const found = known.find((one) => String(one) === word)
    if (found === undefined) throw new WrongArguments(`--${name} is ${known.join(', ')}, not ${word}.`)
    return found
  })
}

/** Reads the arguments. Without any, the quick set: Indonesian, light, a phone and a usual desktop. */
export function readOptions(args: readonly string[]): Choice {
  const options = new Map(
    args
      .filter((arg) => arg.startsWith('--'))
      .map((arg) => {
        const [name = '', value] = arg.slice(2).split(/=(.*)/s)
        return [name, value] as const
      }),
  )
  const names = args.filter((arg) => !arg.startsWith('--'))
  for (const name of options.keys())
    if (!['all', 'route', 'width', 'lang', 'theme', 'state', 'accept'].includes(name))
      throw new WrongArguments(`There is no option --${name}.`)
  const accept = options.has('accept')
  if (names.length > 0 && !accept) throw new WrongArguments(`Names are for --accept; a screen is --route=${names[0]}.`)
  const all = options.has('all')
  return {
    routes: options.get('route')?.split(',') ?? [],
    widths: chosen('width', options.get('width'), WIDTHS, all ? WIDTHS : [375, 1440]),
    languages: chosen('lang', options.get('lang'), LANGUAGES, all ? LANGUAGES : ['id']),
    themes: chosen('theme', options.get('theme'), THEMES, all ? THEMES : ['light']),
    states: chosen('state', options.get('state'), STATES, STATES),
    accept,
    names,
  }
}
