import { systemContract } from '@nusaria/contracts/system'
import { injectCalls } from '#platform/api/api.ts'

/** Settings of the member service: waiting times, coin rules, customer service. */
export const { useSystemMembersrvSystemQuery } = injectCalls('system', systemContract, { membersrvSystem: { keepUnusedDataFor: 600 } })
