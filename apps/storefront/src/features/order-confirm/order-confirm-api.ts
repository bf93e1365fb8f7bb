import { pickCalls } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** The page shows the refusals of these calls beside the part they concern. */
const confirmApi = api.injectEndpoints({
  endpoints: endpointsOf('order', pickCalls(orderContract, 'confirm', 'place'), {
    confirm: { provides: ['Address', 'Voucher'], suppressToast: true, keepUnusedDataFor: 0 },
    // A refusal invalidates nothing: the page decides what to refetch.
    place: { invalidates: (order) => (order ? ['Cart', 'Order', 'Voucher', 'Member'] : []), suppressToast: true },
  }),
})

export const { useOrderConfirmQuery, useOrderPlaceMutation } = confirmApi
