import type { Adapter } from '@nusaria/contracts/adapter'

/** How the backend differs from the contracts. A build with `NUSARIA_ADAPTER` has `adapters/<name>.ts` in place of this file. */
export const adapter: Adapter | undefined = undefined
