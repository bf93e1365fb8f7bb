import type { CardBrand } from '@nusaria/contracts/card-rules'

/** A number of a card or a bank account, told so that another one like it can be made. */
export interface NumberTraits {
  readonly brand: CardBrand
  readonly length: number
  /** Its last four digits, which the shop shows too. */
  readonly ending: string
  /** Whether its check digit fits. */
  readonly luhn: boolean
  /** Equal numbers of a world have the same one. */
  readonly which: number
}

/**
 * What a masked value of a request was, without the value: enough to have another one play its part.
 * `given`: by line `seq` of the journal, at that place of its reply; `captcha`: the characters of the picture that line `seq` drew;
 * `unknown`: it fits, but nobody gave it; `unfit`: the contract refuses it.
 */
export type SecretOrigin =
  | { readonly is: 'given'; readonly seq: number; readonly at: string }
  | { readonly is: 'captcha'; readonly seq: number }
  /** The code sent to an address; `back`: how many were sent there after it. */
  | { readonly is: 'code'; readonly to: string; readonly back: number }
  /** `seeded`, or which of the world's others: equal passwords have the same number. */
  | { readonly is: 'password'; readonly which: 'seeded' | number; readonly fits: boolean }
  | ({ readonly is: 'number' } & NumberTraits)
  | { readonly is: 'card'; readonly bank_code: string; readonly past: boolean; readonly number: NumberTraits }
  | { readonly is: 'cvn'; readonly length: number }
  | { readonly is: 'expiry'; readonly past: boolean }
  /** The token of a session that no line of the journal began. */
  | { readonly is: 'earlier'; readonly member_no: string }
  | { readonly is: 'unknown'; readonly length: number; readonly digits: boolean }
  | { readonly is: 'unfit' }

/** Masked values by their path: `token`, `params.session`, `body.image_nonce`. */
export type SecretOrigins = Readonly<Record<string, SecretOrigin>>
