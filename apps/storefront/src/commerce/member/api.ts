import { pickCalls } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { injectCalls, type Tag } from '#platform/api/api.ts'
import type { Failure } from '#platform/api/failure.ts'

const calls = pickCalls(
  memberContract,
  'info',
  'updateAvatar',
  'updateBirthday',
  'updateEmail',
  'updateInfo',
  'updateMobile',
  'updateName',
  'updatePassword',
  'checkEmail',
  'checkPhone',
  'verifyLinked',
)

/** After a refusal the page's data about the member may be out of date. */
const whenRefused = (_: unknown, failure: Failure | undefined): Tag[] => (failure?.kind === 'business' ? ['Member'] : [])

export const memberApi = injectCalls('member', calls, {
  info: { provides: ['Member'] },
  updateBirthday: { invalidates: whenRefused },
  updateInfo: { invalidates: whenRefused },
  updateName: { invalidates: whenRefused },
})

export const {
  useMemberInfoQuery,
  useMemberUpdateAvatarMutation,
  useMemberUpdateBirthdayMutation,
  useMemberUpdateInfoMutation,
  useMemberUpdateNameMutation,
} = memberApi
