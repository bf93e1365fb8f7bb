import { useState } from 'react'

/** Favourites chosen to be removed together, by product_no. */
export interface FavouriteSelection {
  readonly chosen: ReadonlySet<string>
  readonly toggle: (productNo: string) => void
}

/** Choosing among what is listed; `null` until the shopper wants to. */
export function useFavouriteSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const toggle = (productNo: string) => {
    const next = new Set(chosen)
    if (!next.delete(productNo)) next.add(productNo)
    setChosen(next)
  }
  return {
    picking: chosen && ({ chosen, toggle } satisfies FavouriteSelection),
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
    choose: (productNos: readonly string[]) => setChosen(new Set(productNos)),
  } as const
}
