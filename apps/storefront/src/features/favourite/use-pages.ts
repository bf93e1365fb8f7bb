import { useState } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { favouriteApi, useFavouriteListQuery } from './favourite-api.ts'

export const PAGE_SIZE = 20

function argsOf(page: number) {
  return { page_num: page, page_size: PAGE_SIZE }
}

/** One page of the member's favourites, from 1; every piece that asks for it gets the same one. `anew`: what is known from before is asked for again. */
export function useFavouritePage(page: number, anew: boolean) {
  return useFavouriteListQuery(argsOf(page), { refetchOnMountOrArgChange: anew, refetchOnFocus: true, refetchOnReconnect: true })
}

/** How far each visit had come, so that going back finds the list as long as it was. */
const reached = new Map<string, number>()

type Replies = Parameters<ReturnType<typeof favouriteApi.endpoints.favouriteList.select>>[0]

export interface FavouritePages {
  /** How far the shopper has come. */
  readonly pages: number
  readonly more: () => void
  /** product_no of all that is here now. */
  readonly listed: () => readonly string[]
}

/** The pages of this visit. */
export function useFavouritePages(): FavouritePages {
  const { key } = useLocation()
  const store = useStore<Replies>()
  const [pages, setPages] = useState(() => reached.get(key) ?? 1)
  const more = () => {
    reached.set(key, pages + 1)
    setPages(pages + 1)
  }
  const listed = () => {
    const replies = Array.from({ length: pages }, (_, at) => favouriteApi.endpoints.favouriteList.select(argsOf(at + 1))(store.getState()))
    return [...new Set(replies.flatMap(({ data }) => data?.list ?? []).map(({ product }) => product.product_no))]
  }
  return { pages, more, listed }
}
