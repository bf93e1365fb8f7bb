import type { ControlAction, JournalEntry } from './journal.ts'
import type { World } from './world.ts'

/** A journal entry without its internal fields. */
export function publicEntry({ learnedSecrets: _learnt, ...line }: JournalEntry): Omit<JournalEntry, 'learnedSecrets'> {
  return line
}

/** Writes a change made by the control API into the journal, and stores the origin of a token in its reply. */
export function recordControlAction(world: World, method: string, act: ControlAction, answer: unknown): void {
  const token = (answer as { auth_token?: unknown } | null)?.auth_token
  if (typeof token === 'string') world.secrets.record(token, { seq: world.journal.seq + 1, at: 'auth_token' })
  const learnedSecrets = world.secrets.learnt()
  world.journal.add({
    at: world.clock.now,
    method,
    path: act.what,
    request: { headers: {} },
    act,
    ...(learnedSecrets && { learnedSecrets }),
    changed: true,
    code: null,
    http: 200,
    ms: 0,
    violations: [],
  })
}
