import { pickCalls } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { api, type Tag } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'
import type { Failure } from '#platform/api/failure.ts'

const calls = pickCalls(
  memberContract,
  'updateAvatar',
  'updateBirthday',
  'updateEmail',
  'updateInfo',
  'updateMobile',
  'updateName',
  'updatePassword',
  'checkEmail',
  'checkPhone',
)

/** After a refusal the page's data about the member may be out of date, so it is fetched again. */
const whenRefused = (_: unknown, failure: Failure | undefined): Tag[] => (failure?.kind === 'business' ? ['Member'] : [])

/** Changes of the member's own account. Each form shows its refusals. */
export const profileApi = api.injectEndpoints({
  endpoints: endpointsOf('member', calls, {
    updateAvatar: { suppressToast: true },
    updateBirthday: { suppressToast: true, invalidates: whenRefused },
    updateEmail: { suppressToast: true },
    updateInfo: { suppressToast: true, invalidates: whenRefused },
    updateMobile: { suppressToast: true },
    updateName: { suppressToast: true, invalidates: whenRefused },
    updatePassword: { suppressToast: true },
    checkEmail: { suppressToast: true },
    checkPhone: { suppressToast: true },
  }),
})

export const { useMemberUpdateAvatarMutation, useMemberUpdateBirthdayMutation, useMemberUpdateInfoMutation, useMemberUpdateNameMutation } =
  profileApi
