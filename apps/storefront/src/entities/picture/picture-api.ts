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

/** Pictures that wait for the form they belong to. What is refused is said beside the picture. */
export const { usePictureUploadMutation, usePictureRemoveMutation } = pictureApi
