import { parseLocalTime } from '../../ui/time.ts'

/** What is typed for a new world. */
export interface CreateWorldValues {
  readonly scenario: string
  readonly seed: string
  readonly now: string
  readonly products: string
  readonly frozen: boolean
  /** Fields that no contract knows are refused. */
  readonly strict: boolean
}

const FIELDS = ['scenario', 'seed', 'now', 'products'] as const

/** What is sent of the form: what is empty isn't; a seed of digits is a number; what is no number is sent as it is, to be refused. */
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

/** The field that a refusal names, and why: `products: Too small …`. */
export function createWorldFieldError(refusal: string | null): { readonly name: string; readonly why: string } | null {
  const name = FIELDS.find((field) => refusal?.startsWith(`${field}: `))
  return name && refusal ? { name, why: refusal.slice(name.length + 2) } : null
}
