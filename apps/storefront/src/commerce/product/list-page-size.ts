import { LIMITS } from '@nusaria/contracts/limits'
import type { Layout } from '#platform/browser/layout.ts'

/** Products of a page of a list: full rows of 2 on a phone, of 4 and 6 on desktop. */
export const listPageSize = (layout: Layout): number => (layout === 'mobile' ? LIMITS.recommendPageSize : 2 * LIMITS.recommendPageSize)
