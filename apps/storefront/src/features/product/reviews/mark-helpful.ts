import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { reviewApi } from '#commerce/review/api.ts'
import { toastUnlessShown } from '#platform/api/failure-text.ts'
import { type Failure, toFailure } from '#platform/api/to-failure.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'

const { util, endpoints } = reviewApi

/** The state with the cache of calls. */
type State = Parameters<typeof util.selectCachedArgsForQuery>[0]

/** Shows a mark in every list in the cache that has the review. */
function showMark(appDispatch: AppDispatch, review_no: string, helpful: boolean): void {
  const withCache = appDispatch as unknown as ThunkDispatch<State, unknown, UnknownAction>
  withCache((dispatch, getState) => {
    for (const args of util.selectCachedArgsForQuery(getState(), 'reviewList'))
      dispatch(
        util.updateQueryData('reviewList', args, ({ pages }) => {
          for (const review of pages.flatMap(({ list }) => list)) {
            if (review.review_no !== review_no || review.flag_helpful === helpful) continue
            review.flag_helpful = helpful
            review.helpful_count = Math.max(0, (review.helpful_count ?? 0) + (helpful ? 1 : -1))
          }
        }),
      )
  })
}

/** What the shopper wanted last, of each review whose mark is being sent. */
const wanted = new Map<string, boolean>()

/** The mark shows at once, and is undone with a toast when it fails. Presses during a call are sent after it. Resolves to the failure. */
export async function markHelpful(dispatch: AppDispatch, review_no: string, helpful: boolean): Promise<Failure | undefined> {
  showMark(dispatch, review_no, helpful)
  const isSending = wanted.has(review_no)
  wanted.set(review_no, helpful)
  if (isSending) return undefined
  let sent = !helpful
  let failure: Failure | undefined
  while (!failure && sent !== wanted.get(review_no)) {
    const { error } = await dispatch(endpoints.reviewHelpful.initiate({ review_no, helpful: !sent }, { track: false }))
    if (error) failure = toFailure(error) ?? { kind: 'network' }
    else sent = !sent
  }
  wanted.delete(review_no)
  if (!failure) return undefined
  showMark(dispatch, review_no, sent)
  await toastUnlessShown(failure)
  return failure
}

/** Marks a review after the login that it needed, and toasts the result. */
export async function markHelpfulAfterLogin(dispatch: AppDispatch, review_no: string): Promise<void> {
  if (await markHelpful(dispatch, review_no, true)) return
  // The lists that are loading for the member may be from before the mark.
  dispatch(reviewApi.util.invalidateTags(['Review']))
  await i18n.loadNamespaces(['review'])
  toast.success(i18n.t('review:helpful.done'))
}
