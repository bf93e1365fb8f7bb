import { pickCalls } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** Every refusal of these two shows on the confirm page, beside what it concerns. */
const confirmApi = api.injectEndpoints({
  endpoints: endpointsOf('order', pickCalls(orderContract, 'confirm', 'place'), {
    confirm: { provides: ['Address', 'Voucher'], suppressToast: true, keepUnusedDataFor: 0 },
    // Refused: nothing changed here, and the page decides what is asked anew.
    place: { invalidates: (order) => (order ? ['Cart', 'Order', 'Voucher', 'Member'] : []), suppressToast: true },
  }),
})

export const { useOrderConfirmQuery, useOrderPlaceMutation } = confirmApi
