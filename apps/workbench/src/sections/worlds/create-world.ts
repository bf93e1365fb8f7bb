import { parseLocalTime } from '../../ui/time.ts'

/** The values of the form for a new world. */
export interface CreateWorldValues {
  readonly scenario: string
  readonly seed: string
  readonly now: string
  readonly products: string
  readonly frozen: boolean
  /** Requests with fields that no contract lists are refused. */
  readonly strict: boolean
}

const FIELDS = ['scenario', 'seed', 'now', 'products'] as const

/** The request body. Empty fields are left out, a seed of digits becomes a number, and invalid numbers are sent as typed, so that the API refuses them. */
export function toCreateWorldBody({ scenario, seed, now, products, frozen, strict }: CreateWorldValues): object {
  const [word, count] = [seed.trim(), products.trim()]
  return {
    ...(scenario && { scenario }),
    ...(word && { seed: /^-?\d{1,15}$/.test(word) ? Number(word) : word }),
    ...(now && { now: parseLocalTime(now) }),
    ...(count && { products: Number.isFinite(Number(count)) ? Number(count) : count }),
    frozen,
    ...(strict && { strict }),
  }
}

/** The form field that an error is about, and its reason: `products: Too small …`. */
export function createWorldFieldError(refusal: string | null): { readonly name: string; readonly why: string } | null {
  const name = FIELDS.find((field) => refusal?.startsWith(`${field}: `))
  return name && refusal ? { name, why: refusal.slice(name.length + 2) } : null
}
