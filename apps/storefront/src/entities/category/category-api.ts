import { navContract } from '@nusaria/contracts/nav'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const navApi = api.injectEndpoints({
  endpoints: endpointsOf('nav', navContract, { typeList: { keepUnusedDataFor: 3_600, suppressToast: true } }),
})

/** The category tree. */
export const { useNavTypeListQuery } = navApi
