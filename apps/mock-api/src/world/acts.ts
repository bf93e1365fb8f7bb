import type { JournalAct, JournalEntry } from './journal.ts'
import type { World } from './world.ts'

/** A line of the journal without what is the world's own business. */
export function shownLine({ learnt: _learnt, ...line }: JournalEntry): Omit<JournalEntry, 'learnt'> {
  return line
}

/** Writes an act of the control API into a world's journal. A token in its answer is known from there on by where it came from. */
export function noteAct(world: World, method: string, act: JournalAct, answer: unknown): void {
  const token = (answer as { auth_token?: unknown } | null)?.auth_token
  if (typeof token === 'string') world.secrets.give(token, { seq: world.journal.seq + 1, at: 'auth_token' })
  const learnt = world.secrets.learnt()
  world.journal.add({
    at: world.clock.now,
    method,
    path: act.what,
    request: { headers: {} },
    act,
    ...(learnt && { learnt }),
    changed: true,
    code: null,
    http: 200,
    ms: 0,
    violations: [],
  })
}
