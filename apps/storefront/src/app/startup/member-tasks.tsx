import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { useIsMember } from '../../shared/state/hooks.ts'

/** Its code failing to load costs the shopper nothing but the number. */
const UnreadCountPoller = lazyWithRetry<ComponentType>(() =>
  import('./unread-count-poller.tsx').then((m) => ({ default: m.UnreadCountPoller })).catch(() => ({ default: () => null })),
)

/** What is watched for a member alone; a guest never loads it. */
export function MemberTasks() {
  const isMember = useIsMember()
  return isMember ? (
    <Suspense fallback={null}>
      <UnreadCountPoller />
    </Suspense>
  ) : null
}
