import { pickCalls } from '@nusaria/contracts/endpoint'
import { pictureContract } from '@nusaria/contracts/picture'
import { reviewContract } from '@nusaria/contracts/review'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** What is refused is said beside what it concerns. */
const formApi = api.injectEndpoints({
  endpoints: endpointsOf('review', pickCalls(reviewContract, 'pending', 'add'), {
    pending: { provides: ['Review', 'Order'], quiet: true },
    add: { invalidates: ['Review', 'Order'], quiet: true },
  }),
})
const pictureApi = api.injectEndpoints({
  endpoints: endpointsOf('picture', pickCalls(pictureContract, 'upload', 'remove'), { upload: { quiet: true }, remove: { quiet: true } }),
})

export const { useReviewPendingQuery, useReviewAddMutation } = formApi
export const { usePictureUploadMutation, usePictureRemoveMutation } = pictureApi
