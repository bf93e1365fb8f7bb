import type { ControlAction, JournalEntry } from './journal.ts'
import type { World } from './world.ts'

/** A line of the journal without what is the world's own business. */
export function publicEntry({ learnedSecrets: _learnt, ...line }: JournalEntry): Omit<JournalEntry, 'learnedSecrets'> {
  return line
}

/** Writes an act of the control API into a world's journal. A token in its answer is known from there on by where it came from. */
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
