import type { ArgsOf, Call, DeclaredCall, ResultOf } from './contract.ts'
import { ERRORS, type ErrorName } from './errors.ts'
import type { Language } from './headers.ts'
import type { CallName, CallOf } from './registry.ts'

/** Arguments of a request, flat. */
export type AdapterArgs = Readonly<Record<string, unknown>>

/** The arguments that the shop gives a call; undefined for a call without any. */
type Given<N extends CallName> = CallOf<N> extends infer C extends DeclaredCall ? (ArgsOf<C> extends object ? ArgsOf<C> : undefined) : never

/** What the shop reads of a reply. Added fields may be left out. */
type Wanted<N extends CallName> = CallOf<N> extends infer C extends DeclaredCall ? ResultOf<C> : never

/** Sends another request of the same call, and gives the data of its reply. When it is refused or gets no reply, so is the call. */
export type Ask = <T>(method: Call['method'], path: `/${string}`, args?: AdapterArgs) => Promise<T>

export interface ReplyContext<N extends CallName> {
  readonly args: Given<N>
  readonly ask: Ask
  /** Whether the shopper has a session. */
  readonly signedIn: boolean
}

/** How the backend has one call. What isn't named stays as the contract declares it. */
export interface CallAdapter<N extends CallName> {
  /**
   * Below the address of the backend. `:name` takes an argument, behind a `?` too: `/address/delete?id=:id`. The other arguments are the query of a GET, and else
   * the body. `null`: no request is sent, and `reply` gives the whole reply.
   */
  readonly path?: `/${string}` | null
  readonly method?: Call['method']
  /** The arguments of the backend, those of the path included. */
  request?(args: Given<N>): AdapterArgs
  /** Makes the data of the contract from the backend's. What it throws counts as a reply that can't be read. */
  reply?(data: unknown, context: ReplyContext<N>): Wanted<N> | Promise<Wanted<N>>
}

/** What the shop says of each request, besides the token. */
export interface RequestFacts {
  readonly device: string
  readonly language: Language
  readonly platform: string
  readonly storeNo: string
}

/** Where a reply has what. A dotted path names a field within another: `result.data`. */
export interface AdapterEnvelope {
  /** The field of the code: `code` by default. `null`: the HTTP status is the code. */
  readonly code?: string | null
  /** The codes of a success: 0 by default; without a field of the code 200, 201, 202 and 204. */
  readonly success?: readonly (number | string)[]
  /** The field of the text for people: `msg` by default. */
  readonly message?: string
  /** The field of the data: `data` by default. `''`: the reply itself. */
  readonly data?: string
}

/** A backend whose calls differ from the contracts, without its errors. What an adapter doesn't name stays as declared. */
interface Differences {
  readonly calls?: { readonly [N in CallName]?: CallAdapter<N> }
  /** The headers of every request, in place of those of the contract. */
  headers?(facts: RequestFacts): Readonly<Record<string, string>>
  /** The header of the token, and the word before it; by default `Authorization` and `Bearer`. */
  readonly token?: { readonly header: string; readonly scheme?: string }
  /** Without it replies have the envelope of the contract. */
  readonly envelope?: AdapterEnvelope
}

interface AdapterOptions extends Differences {
  /** The shop's names of the backend's error codes. With an `envelope`, the shopper reads the backend's message for any other code. */
  readonly errors?: Readonly<Record<string, ErrorName>>
}

export interface Adapter extends Differences {
  /** The shop's error codes of the backend's. */
  readonly codes?: Readonly<Record<string, number>>
}

type KeysOf<T> = T extends unknown ? keyof T : never
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never

/** The names in a value that its contract doesn't know, however deep. */
type Surplus<G, W> = unknown extends G
  ? never
  : G extends readonly (infer I)[]
    ? Surplus<I, W extends readonly (infer J)[] ? J : never>
    : G extends object
      ? Exclude<keyof G, KeysOf<W>> | { [K in keyof G]-?: Surplus<G[K], NonNullable<ValueOf<W, K>>> }[keyof G]
      : never

/** TypeScript lets a function return more than its type says: here a name that no contract has doesn't compile. */
type Exact<A> = A extends { readonly calls: infer C }
  ? {
      readonly calls: {
        readonly [N in keyof C]: N extends CallName
          ? C[N] extends { readonly reply: (...args: never) => infer R }
            ? [Surplus<Awaited<R>, Wanted<N>>] extends [never]
              ? CallAdapter<N>
              : { readonly reply: { readonly noContractHas: Surplus<Awaited<R>, Wanted<N>> } }
            : CallAdapter<N>
          : never
      }
    }
  : unknown

/** Makes an adapter, which is checked against the contracts while it is compiled. The list of errors comes into the page here, with an adapter alone. */
export function defineAdapter<const A extends AdapterOptions>(options: A & Exact<A>): Adapter {
  const { errors = {}, ...differences }: AdapterOptions = options
  return { ...differences, codes: Object.fromEntries(Object.entries(errors).map(([code, name]) => [code, ERRORS[name].code])) }
}
