import type { AmountExpression } from './amounts.ts'
import type { Need } from './needs.ts'
import type { Screen } from './screens.ts'

/** Where a verb acts, if not by calls and on pages alike: only on pages, only on a phone's pages, only by calls. */
export type Place = 'pages' | 'phone' | 'calls'

/** How a verb is declared, besides its words and parameters. */
interface VerbOptions<A, O> {
  /** What must be there before. Without it the step fails at once with a sentence that says so. */
  readonly needs?: Need | readonly Need[]
  /** The screen where it acts. The browser goes there unless it is there. */
  readonly at?: Screen | ((args: A) => Screen | undefined)
  readonly only?: O
}

/** Declares a verb. `words` say what it does, for testers; `args` makes a step's arguments of the parameters. */
export function verb<P extends readonly unknown[] = [], A = void, const O extends Place | undefined = undefined>(
  words: string,
  args: (...params: P) => A = () => undefined as A,
  { needs = [], at, only }: VerbOptions<A, O> = {},
) {
  return { words, args, needs: typeof needs === 'string' ? [needs] : needs, at, only: only as O }
}

/** Declares verbs that share what they need and where they act: `const onCart = verbWith({ at: 'cart' })`. */
export const verbWith =
  <const O extends Place | undefined = undefined>(options: VerbOptions<unknown, O>) =>
  <P extends readonly unknown[] = [], A = void>(words: string, args?: (...params: P) => A) =>
    verb(words, args, options as VerbOptions<A, O>)

export type VerbDeclaration = Omit<ReturnType<typeof verb<never[], unknown, Place | undefined>>, 'at'> & {
  readonly at: Screen | ((args: never) => Screen | undefined) | undefined
}

export type Declarations = Readonly<Record<string, VerbDeclaration>>

/** What a driver gets: fields that may be undefined may be left out, and expressions are numbers. */
type Lenient<A> = A extends object
  ? { readonly [K in keyof A as undefined extends A[K] ? never : K]: Exclude<A[K], AmountExpression> } & {
      readonly [K in keyof A as undefined extends A[K] ? K : never]?: Exclude<A[K], AmountExpression>
    }
  : A

export type ArgsOfVerb<D> = D extends { readonly args: (...params: never) => infer A } ? Lenient<A> : never

/** How verbs act for `S`: all of `D`, but for those that act only at `O`. */
export type Acts<D extends Declarations, O extends Place, S> = {
  readonly [V in keyof D as D[V]['only'] extends O ? never : V]: (story: S, args: ArgsOfVerb<D[V]>) => Promise<unknown>
}
