import { productContract } from '@nusaria/contracts/product'
import { implement } from '../../engine/contract/implement.ts'
import { productCard } from '../inventory/index.ts'
import { serviceState } from '../outage/index.ts'
import { recommendationPage } from '../recommendation/index.ts'
import { boughtTogether } from './bought-together.ts'
import { isOnSale } from './changes.ts'
import { deliveryToCity, productDetail } from './detail.ts'
import { flashSale } from './flash-sale.ts'
import { listProducts } from './list-products.ts'
import { productList } from './product-list.ts'
import { recordView } from './recent-views.ts'

export const productRoutes = implement(productContract, {
  list({ body }, ctx) {
    const { nav_type_id } = body
    return listProducts(ctx, productList(nav_type_id === undefined ? ctx.catalogue.products : ctx.catalogue.ofType(nav_type_id)), body)
  },

  hotList: ({ body }, ctx) => listProducts(ctx, productList(ctx.catalogue.hot), body),

  flashSale: (_input, ctx) => flashSale(ctx),

  specOrderList({ body }, ctx) {
    const products = body.product_nos.flatMap((product_no) => ctx.catalogue.product(product_no) ?? [])
    return { list: products.filter((product) => isOnSale(ctx, product)).map((product) => productCard(ctx, product)) }
  },

  minSkuDetail({ params }, ctx) {
    const product = ctx.catalogue.product(params.id)
    if (!product) return ctx.fail('PRODUCT_INFO_MISSING', { field: 'id' })
    return productDetail(ctx, product) ?? ctx.fail('PRODUCT_INFO_MISSING', { field: 'id', params: { discontinued: 1 } })
  },

  delivery({ body }, ctx) {
    const product = ctx.catalogue.product(body.product_no)
    return product ? deliveryToCity(product, body.city_code) : ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' })
  },

  visitViews({ body }, ctx) {
    const product = ctx.catalogue.product(body.product_no)
    if (!product) return ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' })
    recordView(ctx, product)
    return null
  },

  productRecommend({ body }, ctx) {
    if (serviceState(ctx, 'recommendation') === 'empty') return ctx.fail('RECOMMENDED_PRODUCT_NOT_FOUND')
    const page = recommendationPage(ctx, body)
    const nothing = page.total === 0 || (body.page_num === 1 && page.list.length === 0)
    return nothing ? ctx.fail('RECOMMENDED_PRODUCT_NOT_FOUND') : page
  },

  boughtTogether: ({ body }, ctx) => boughtTogether(ctx, body.sku_no) ?? ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' }),

  relatedList({ body }, ctx) {
    if (!ctx.catalogue.product(body.product_no)) return ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' })
    return listProducts(ctx, productList(ctx.catalogue.related(body.product_no)), body)
  },
})
