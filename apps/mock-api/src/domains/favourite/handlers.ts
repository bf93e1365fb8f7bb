import { formatInstant } from '@nusaria/catalogue/lib/time'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { LIMITS } from '@nusaria/contracts/limits'
import { implement } from '../../engine/contract/implement.ts'
import { productCard } from '../inventory/index.ts'
import { clearViews, pageOfRows, recentViews } from '../product/index.ts'
import { addFavourites, favouriteId, favouritesOf, favouriteView } from './favourites.ts'

export const favouriteRoutes = implement(favouriteContract, {
  list({ body }, ctx) {
    const known = favouritesOf(ctx, ctx.member.member_no).filter(({ product_no }) => ctx.catalogue.product(product_no))
    const page = pageOfRows(known, body.page_num, body.page_size)
    return { list: page.flatMap((row) => favouriteView(ctx, row) ?? []), total: known.length }
  },

  status({ body }, { db, member }) {
    const requested = [...new Set(body.product_nos)]
    return { product_nos: member ? requested.filter((product_no) => db.favourites.get(favouriteId(member.member_no, product_no))) : [] }
  },

  add({ body }, ctx) {
    if (!ctx.member) return ctx.fail('PRODUCT_NOT_LOGGED_IN')
    const products = body.product_nos.map(
      (product_no) => ctx.catalogue.product(product_no) ?? ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_nos' }),
    )
    if (!addFavourites(ctx, ctx.member.member_no, products))
      return ctx.fail('PRODUCT_PARAMETER_INVALID', { field: 'product_nos', params: { max: LIMITS.favouritesMax } })
    return null
  },

  remove({ body }, { db, member }) {
    for (const product_no of body.product_nos) db.favourites.remove(favouriteId(member.member_no, product_no))
    return null
  },

  viewed({ body }, ctx) {
    const views = recentViews(ctx).flatMap(({ product_no, viewed_at }) => {
      const product = ctx.catalogue.product(product_no)
      return product ? [{ product, viewed_at }] : []
    })
    const page = pageOfRows(views, body.page_num, body.page_size)
    return {
      list: page.map(({ product, viewed_at }) => ({ product: productCard(ctx, product), viewed_at: formatInstant(viewed_at) })),
      total: views.length,
    }
  },

  viewedClear(_input, ctx) {
    clearViews(ctx)
    return null
  },
})
