import type { z } from 'zod'
import type { Engine } from '../kernel/engine.ts'
import { ControlEventCtx, Illegal } from '../kernel/event-ctx.ts'
import { iso } from '../kernel/time.ts'
import { shownLine } from '../world/acts.ts'
import { copy } from '../world/copy.ts'
import type { Row } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { after } from './duration.ts'
import { ControlError } from './errors.ts'
import { checkedFault } from './faults.ts'
import { entitiesOf } from './legal-events.ts'
import { CLOCK_RANGE, type ClockChange, type ControlEvent, canStandAt, type FaultList } from './schemas.ts'

/** Moves or stops a world's clock and fires what fell due, each at its own moment, in due order. */
export async function changeClock(engine: Engine, world: World, change: z.output<typeof ClockChange>) {
  const { clock } = world
  // What is due at this very moment comes before a stop.
  const fired = await engine.runtime.fire(world)
  if ('frozen' in change) clock.freeze(change.frozen)
  else if ('now' in change) clock.set(Date.parse(change.now))
  else {
    const then = after(clock.now, change.advance)
    if (then === null) throw new ControlError(400, `advance: "${change.advance}" is not an ISO 8601 duration such as PT24H or P7D`)
    if (!canStandAt(then)) throw new ControlError(400, `advance: ${CLOCK_RANGE}`)
    clock.set(then)
  }
  fired.push(...(await engine.runtime.fire(world)))
  return { now: iso(clock.now), fired: fired.map(({ at, kind, ref }) => ({ at: iso(at), kind, ref })) }
}

export function setFaults(engine: Engine, world: World, { list, keep }: z.output<typeof FaultList>) {
  world.faults.replace(
    list.map((fault, at) => checkedFault(engine.calls, fault, at)),
    keep,
  )
  return { list: world.faults.list() }
}

/** Fires an event on an entity through its state machine; the entity as it then stands. */
export async function fireEvent(engine: Engine, world: World, { entity, id, event, params }: z.output<typeof ControlEvent>) {
  const entities = entitiesOf(engine)
  const events = entities.get(entity)
  if (!events) throw new ControlError(400, `entity: there is no "${entity}"; there is ${[...entities.keys()].join(', ')}`)
  const handler = Object.hasOwn(events.on, event) ? events.on[event] : undefined
  if (!handler) throw new ControlError(400, `event: ${entity} has no "${event}"; it has ${Object.keys(events.on).join(', ')}`)
  await engine.runtime.touchAll(world)
  await engine.runtime.fire(world)
  return engine.runtime.run(world, (work) => {
    const table = work.table(events.table)
    const ctx = new ControlEventCtx(work, engine.runtime.catalogueOf(world))
    const row = table.get(id) ?? (events.ensure?.(ctx, id) ? table.get(id) : undefined)
    if (!row) throw new ControlError(404, `There is no ${entity} ${id}`)
    try {
      // The table's name ties the row to what the handler takes.
      handler(ctx, row as never, params ?? {})
    } catch (error) {
      if (error instanceof Illegal) throw new ControlError(409, `${event} is not possible for ${entity} ${id}: ${error.message}`)
      throw error
    }
    return shown(table.get(id) ?? row, world, events.table)
  })
}

/** A row as the control API shows it: what its table hides is `***`, unless nothing is there. */
function shown(row: Row, world: World, name: string): Row {
  const hidden = world.stores.get(name)?.def.hidden ?? []
  return { ...row, ...Object.fromEntries(hidden.map((field) => [field, row[field] === null ? null : '***'])) }
}

export function outboxOf(world: World, to: string | undefined) {
  return { list: world.outbox.list(to).map((message) => ({ ...message, at: iso(message.at) })) }
}

export async function captchaAnswer(engine: Engine, world: World, imageId: string) {
  await engine.runtime.fire(world)
  const answer = engine.runtime.captcha(world, imageId)
  if (answer === null) throw new ControlError(404, `There is no captcha ${imageId}, or its time is over`)
  return { answer }
}

export function journalSince(world: World, since: string | undefined) {
  const lines = world.journal.since(seqOf(since)).filter(({ act }) => !act)
  return { list: lines.map((entry) => ({ ...shownLine(entry), at: iso(entry.at) })) }
}

/** What was done to a world by the control API, in its place among the lines of its journal. */
export function actsSince(world: World, since: string | undefined) {
  const acts = world.journal.since(seqOf(since)).flatMap(({ seq, at, method, act }) => (act ? [{ seq, at: iso(at), method, ...act }] : []))
  return { list: acts }
}

function seqOf(since: string | undefined): number {
  const seq = since === undefined || since === '' ? 0 : Number(since)
  if (!Number.isSafeInteger(seq) || seq < 0) throw new ControlError(400, `since: "${since}" is not the seq of an entry`)
  return seq
}

export async function stateOf(engine: Engine, world: World, name: string) {
  const store = world.stores.get(name)
  if (!store) throw new ControlError(404, `There is no table "${name}"; there is ${[...world.stores.keys()].join(', ')}`)
  await engine.runtime.touchAll(world)
  await engine.runtime.fire(world)
  return { list: [...store.rows.values()].map((row) => shown(copy(row), world, name)) }
}
