import { systemContract } from '@nusaria/contracts/system'
import { injectCalls } from '#platform/api/api.ts'
import { useLiveReply } from '#platform/rendering/hydration.ts'
import { clockSkew } from '#platform/time/clock.ts'

/** Settings of the member service: waiting times, coin rules, customer service. */
export const { useSystemMembersrvSystemQuery } = injectCalls('system', systemContract, { membersrvSystem: { keepUnusedDataFor: 600 } })

/** The server's time in ms, for what is "today"; the device's as long as the server's isn't known. */
export function useServerNow(): number {
  const { data, fulfilledTimeStamp, refetch } = useSystemMembersrvSystemQuery()
  useLiveReply(data?.server_time, fulfilledTimeStamp, refetch)
  return Date.now() + (data && fulfilledTimeStamp ? clockSkew(data.server_time, fulfilledTimeStamp) : 0)
}
