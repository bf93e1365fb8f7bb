import { defineDomain } from '../kernel/domain.ts'
import { reviewRoutes } from './handlers.ts'

/** What shoppers say of products. */
export const reviewDomain = defineDomain({ name: 'review', routes: reviewRoutes })
