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

/** One verb: its words, its parameters and how they become a step's arguments. */
export interface VerbDeclaration<P extends readonly unknown[] = never[], A = unknown, O = Place | undefined> {
  readonly words: string
  readonly args: (...params: P) => A
  readonly needs: readonly Need[]
  readonly at: Screen | ((args: never) => Screen | undefined) | undefined
  readonly only: O
}

/** Declares a verb. `words` say what it does, for testers. */
export function verb<P extends readonly unknown[] = [], A = void, const O extends Place | undefined = undefined>(
  words: string,
  args: (...params: P) => A = () => undefined as A,
  { needs = [], at, only }: VerbOptions<A, O> = {},
): VerbDeclaration<P, A, O> {
  return { words, args, needs: typeof needs === 'string' ? [needs] : needs, at, only: only as O }
}

/** Declares verbs that share what they need and where they act: `const onCart = verbWith({ at: 'cart' })`. */
export const verbWith =
  (options: VerbOptions<unknown, undefined>) =>
  <P extends readonly unknown[] = [], A = void>(words: string, args?: (...params: P) => A) =>
    verb(words, args, options as VerbOptions<A, undefined>)

export type Declarations = Readonly<Record<string, VerbDeclaration>>

/** What a driver gets: fields that may be undefined may be left out, and expressions are numbers. */
type Lenient<A> = A extends object
  ? { readonly [K in keyof A as undefined extends A[K] ? never : K]: Exclude<A[K], AmountExpression> } & {
      readonly [K in keyof A as undefined extends A[K] ? K : never]?: Exclude<A[K], AmountExpression>
    }
  : A

/** The arguments of a declared verb. */
export type ArgsOfVerb<D> = D extends { readonly args: (...params: never) => infer A } ? Lenient<A> : never

/** The verbs of an area, but for those that act only at `O`. */
export type VerbsBut<D extends Declarations, O extends Place> = {
  [V in keyof D]: D[V]['only'] extends O ? never : V
}[keyof D]
