import { clearPendingAction, type PendingAction, readPendingAction, type StoredAction } from './pending-action.ts'

/** The waiting action, if it is this member's or a guest's. Reading it removes it. */
export function takePendingAction(memberNo: string | null): PendingAction | null {
  const stored = readPendingAction()
  if (stored === null) return null
  clearPendingAction()
  try {
    const { kind, id, owner } = JSON.parse(stored) as StoredAction
    return typeof id === 'string' && (owner === null || owner === memberNo) ? { kind, id } : null
  } catch {
    return null
  }
}
