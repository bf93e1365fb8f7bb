import { pickCalls } from '@nusaria/contracts/contract'
import { pictureContract } from '@nusaria/contracts/picture'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const pictureApi = api.injectEndpoints({
  endpoints: endpointsOf('picture', pickCalls(pictureContract, 'upload', 'remove'), {
    upload: { suppressToast: true },
    remove: { suppressToast: true },
  }),
})

/** Uploads pictures before the form that uses them is sent. The picker shows errors itself. */
export const { usePictureUploadMutation, usePictureRemoveMutation } = pictureApi
