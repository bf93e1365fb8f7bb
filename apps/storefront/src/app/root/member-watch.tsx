import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { lazy } from '../../shared/lazy.ts'
import { useIsMember } from '../../shared/state/hooks.ts'

/** Its code failing to load costs the shopper nothing but the number. */
const MessageCount = lazy<ComponentType>(() =>
  import('./message-count.tsx').then((m) => ({ default: m.MessageCount })).catch(() => ({ default: () => null })),
)

/** What is watched for a member alone; a guest never loads it. */
export function MemberWatch() {
  const isMember = useIsMember()
  return isMember ? (
    <Suspense fallback={null}>
      <MessageCount />
    </Suspense>
  ) : null
}
