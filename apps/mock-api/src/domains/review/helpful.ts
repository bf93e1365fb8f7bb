import type { Ctx } from '../../engine/contract/context.ts'
import { reviewFlags, reviewNo } from './catalogue-reviews.ts'

const voteId = (member_no: string, review_no: string) => `${member_no}:${review_no}`

/** How many members of this world find each review of a product helpful, by its number. */
export function helpfulVotes({ db }: Pick<Ctx, 'db'>, product_no: string): ReadonlyMap<string, number> {
  const votes = new Map<string, number>()
  for (const { review_no } of db.helpful_votes.all({ product_no })) votes.set(review_no, (votes.get(review_no) ?? 0) + 1)
  return votes
}

/** Whether the reader finds a review helpful. */
export function isHelpfulTo({ db }: Pick<Ctx, 'db'>, member_no: string | undefined, review_no: string): boolean {
  return member_no !== undefined && db.helpful_votes.get(voteId(member_no, review_no)) !== undefined
}

/** What a vote is about: a review of a member in this world, or one of the catalogue's, which nobody in this world wrote. */
export interface VotedReview {
  readonly review_no: string
  readonly product_no: string
  readonly member_no: string | null
  /** Without the votes of this world */
  readonly helpful: number
}

export function findReview({ db, catalogue }: Pick<Ctx, 'db' | 'catalogue'>, review_no: string): VotedReview | null {
  const row = db.reviews.find({ review_no })
  if (row) return { review_no, product_no: row.product_no, member_no: row.member_no, helpful: 0 }
  const [, product_no = '', digits = ''] = review_no.match(/^RV(.+)-(\d+)$/) ?? []
  const product = catalogue.product(product_no)
  const place = Number(digits)
  if (!product || place === 0 || reviewNo(product, place) !== review_no) return null
  const helpful = reviewFlags(product).helpful.at(-place)
  return helpful === undefined ? null : { review_no, product_no, member_no: null, helpful }
}

/** Marks a review as helpful to a member, or takes that back. Twice is as once. */
export function voteHelpful({ db, now }: Pick<Ctx, 'db' | 'now'>, member_no: string, review: VotedReview, helpful: boolean): void {
  const { review_no, product_no } = review
  const vote_id = voteId(member_no, review_no)
  if (!helpful) db.helpful_votes.remove(vote_id)
  else if (!db.helpful_votes.get(vote_id)) db.helpful_votes.insert({ vote_id, member_no, review_no, product_no, created_at: now })
}
