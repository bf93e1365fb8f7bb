import type { CardBrand } from '@nusaria/contracts/card-rules'

/** The properties of a card or account number: enough to create a similar one. */
export interface NumberTraits {
  readonly brand: CardBrand
  readonly length: number
  /** The last four digits. The shop shows them too. */
  readonly ending: string
  /** Whether its check digit fits. */
  readonly luhn: boolean
  /** Equal numbers of a world share it. */
  readonly which: number
}

/**
 * Where a masked value of a request came from, without the value: enough to replace it when the request is replayed.
 * `given`: from the reply of journal entry `seq`, at that path; `captcha`: the characters of the picture that entry `seq` created;
 * `unknown`: it is valid, but the world didn't send it; `unfit`: the contract refuses it.
 */
export type SecretOrigin =
  | { readonly is: 'given'; readonly seq: number; readonly at: string }
  | { readonly is: 'captcha'; readonly seq: number }
  /** A code sent to an address; `back`: the number of later messages to it. */
  | { readonly is: 'code'; readonly to: string; readonly back: number }
  /** `seeded`, or a number: equal passwords of a world share it. */
  | { readonly is: 'password'; readonly which: 'seeded' | number; readonly fits: boolean }
  | ({ readonly is: 'number' } & NumberTraits)
  | { readonly is: 'card'; readonly bank_code: string; readonly past: boolean; readonly number: NumberTraits }
  | { readonly is: 'cvn'; readonly length: number }
  | { readonly is: 'expiry'; readonly past: boolean }
  /** The token of a session that no journal entry created. */
  | { readonly is: 'earlier'; readonly member_no: string }
  | { readonly is: 'unknown'; readonly length: number; readonly digits: boolean }
  | { readonly is: 'unfit' }

/** Masked values by their path: `token`, `params.session`, `body.image_nonce`. */
export type SecretOrigins = Readonly<Record<string, SecretOrigin>>

/** The secrets that one journal entry added, as digests. */
export interface LearnedSecrets {
  readonly given: readonly (readonly [digest: string, at?: string])[]
  readonly numbers: readonly (readonly [digest: string, number: number])[]
}
