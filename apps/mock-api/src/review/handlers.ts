import { pickCalls } from '@nusaria/contracts/endpoint'
import { reviewContract } from '@nusaria/contracts/review'
import { implement } from '../kernel/implement.ts'
import { reviewPage, reviewSummary } from './reviews.ts'

const served = pickCalls(reviewContract, 'list', 'summary')

export const reviewRoutes = implement(served, {
  list({ body }, ctx) {
    const product = ctx.catalogue.product(body.product_no) ?? ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' })
    return reviewPage(ctx, product, body)
  },

  summary({ params }, ctx) {
    return reviewSummary(ctx.catalogue.product(params.product_no) ?? ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' }))
  },
})
