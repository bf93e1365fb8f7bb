import { pickCalls } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { injectCalls } from '#platform/api/api.ts'

export const { useMemberContactQuery } = injectCalls('member', pickCalls(memberContract, 'contact'), {
  contact: { provides: ['Member'] },
})
