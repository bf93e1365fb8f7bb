import { useStore } from 'react-redux'
import { usePageCount } from '../../shared/paging/use-page-count.ts'
import { favouriteApi, useFavouriteListQuery } from './favourite-api.ts'

export const PAGE_SIZE = 20

function argsOf(page: number) {
  return { page_num: page, page_size: PAGE_SIZE }
}

/** One page of the member's favourites, from 1; every piece that asks for it gets the same one. `anew`: what is known from before is asked for again. */
export function useFavouritePage(page: number, anew: boolean) {
  return useFavouriteListQuery(argsOf(page), { refetchOnMountOrArgChange: anew, refetchOnFocus: true, refetchOnReconnect: true })
}

type Replies = Parameters<ReturnType<typeof favouriteApi.endpoints.favouriteList.select>>[0]

export interface FavouritePages {
  /** Pages shown so far. */
  readonly pages: number
  readonly more: () => void
  /** product_no of all that is here now. */
  readonly listed: () => readonly string[]
}

/** The pages of this visit. */
export function useFavouritePages(): FavouritePages {
  const store = useStore<Replies>()
  const [pages, more] = usePageCount()
  const listed = () => {
    const replies = Array.from({ length: pages }, (_, at) => favouriteApi.endpoints.favouriteList.select(argsOf(at + 1))(store.getState()))
    return [...new Set(replies.flatMap(({ data }) => data?.list ?? []).map(({ product }) => product.product_no))]
  }
  return { pages, more, listed }
}
