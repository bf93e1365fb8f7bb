import { messageContract } from '@nusaria/contracts/message'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** What the shop tells the member. A count that fails, by a 401 too, says nothing and changes nothing. */
export const messageApi = api.injectEndpoints({
  endpoints: endpointsOf('message', messageContract, {
    page: { provides: ['Message'], suppressToast: true },
    count: { provides: ['Message'], suppressToast: true, ignoreSessionExpiry: true },
    read: { invalidates: ['Message'], suppressToast: true },
    readAll: { invalidates: ['Message'] },
    remove: { invalidates: ['Message'] },
  }),
})

export const { useMessagePageQuery, useMessageCountQuery, useMessageReadMutation, useMessageReadAllMutation, useMessageRemoveMutation } =
  messageApi
