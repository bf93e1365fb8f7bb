import { deepCopy } from '@nusaria/catalogue/lib/json'
import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { z } from 'zod'
import { ControlEventCtx, IllegalEvent } from '../engine/contract/event-context.ts'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/store/table-store.ts'
import { ClockGoesBack } from '../engine/world/clock.ts'
import { publicEntry } from '../engine/world/control-action.ts'
import type { World } from '../engine/world/world.ts'
import { ControlError } from './control-error.ts'
import { addDuration } from './duration.ts'
import { validateFault } from './faults.ts'
import { entitiesOf } from './legal-events.ts'
import { CLOCK_RANGE, type ClockChange, type ControlEvent, type FaultList, isClockTime } from './schemas.ts'

/** Moves or stops a world's clock and fires what fell due, each at its own moment, in due order. */
export async function changeClock(engine: Engine, world: World, change: z.output<typeof ClockChange>) {
  const { clock } = world
  // Timers that are due now fire before the clock stops.
  const fired = await engine.runtime.fireTimers(world)
  const { frozen, now, advance } = change
  if (frozen !== undefined) clock.freeze(frozen)
  if (now !== undefined) setClock(world, Date.parse(now))
  if (advance !== undefined) clock.set(momentAfter(clock.now, advance))
  fired.push(...(await engine.runtime.fireTimers(world)))
  return { now: formatInstant(clock.now), fired: fired.map(({ at, kind, ref }) => ({ at: formatInstant(at), kind, ref })) }
}

function momentAfter(now: number, duration: string): number {
  const then = addDuration(now, duration)
  if (then === null) throw new ControlError(400, `advance: "${duration}" is not an ISO 8601 duration such as PT24H or P7D`)
  if (!isClockTime(then)) throw new ControlError(400, `advance: ${CLOCK_RANGE}`)
  return then
}

function setClock({ clock }: World, now: number): void {
  try {
    clock.set(now)
  } catch (error) {
    if (error instanceof ClockGoesBack) throw new ControlError(400, `now: ${error.message}`)
    throw error
  }
}

export function setFaults(engine: Engine, world: World, { list, keep }: z.output<typeof FaultList>) {
  world.faults.replace(
    list.map((fault, at) => validateFault(engine.calls, fault, at)),
    keep,
  )
  return { list: world.faults.list() }
}

/** Fires an event on an entity through its state machine. Returns the entity after the event. */
export async function fireEvent(engine: Engine, world: World, { entity, id, event, params }: z.output<typeof ControlEvent>) {
  const entities = entitiesOf(engine)
  const events = entities.get(entity)
  if (!events) throw new ControlError(400, `entity: there is no "${entity}"; there is ${[...entities.keys()].join(', ')}`)
  const handler = Object.hasOwn(events.handlers, event) ? events.handlers[event] : undefined
  if (!handler) throw new ControlError(400, `event: ${entity} has no "${event}"; it has ${Object.keys(events.handlers).join(', ')}`)
  await engine.runtime.ensureAllSeeded(world)
  await engine.runtime.fireTimers(world)
  return engine.runtime.run(world, (work) => {
    const table = work.table(events.table)
    const ctx = new ControlEventCtx(work, engine.runtime.catalogueOf(world))
    const row = table.get(id) ?? (events.ensureRow?.(ctx, id) ? table.get(id) : undefined)
    if (!row) throw new ControlError(404, `There is no ${entity} ${id}`)
    try {
      // The table's name guarantees the type of the row.
      handler(ctx, row as never, params ?? {})
    } catch (error) {
      if (error instanceof IllegalEvent) throw new ControlError(409, `${event} is not possible for ${entity} ${id}: ${error.message}`)
      throw error
    }
    return maskRow(table.get(id) ?? row, world, events.table)
  })
}

/** A row as the control API shows it: what its table hides is `***`, unless nothing is there. */
function maskRow(row: Row, world: World, name: string): Row {
  const hidden = world.stores.get(name)?.def.hidden ?? []
  return { ...row, ...Object.fromEntries(hidden.map((field) => [field, row[field] === null ? null : '***'])) }
}

export function listOutbox(world: World, to: string | undefined) {
  return { list: world.outbox.list(to).map((message) => ({ ...message, at: formatInstant(message.at) })) }
}

export async function captchaAnswer(engine: Engine, world: World, imageId: string) {
  await engine.runtime.fireTimers(world)
  const answer = engine.runtime.captchaAnswer(world, imageId)
  if (answer === null) throw new ControlError(404, `There is no captcha ${imageId}, or its time is over`)
  return { answer }
}

export function listJournal(world: World, since: string | undefined) {
  const lines = world.journal.since(parseSeq(since)).filter(({ act }) => !act)
  return { list: lines.map((entry) => ({ ...publicEntry(entry), at: formatInstant(entry.at) })) }
}

/** What was done to a world by the control API, in its place among the lines of its journal. */
export function listActions(world: World, since: string | undefined) {
  const acts = world.journal
    .since(parseSeq(since))
    .flatMap(({ seq, at, method, act, transitions }) =>
      act ? [{ seq, at: formatInstant(at), method, ...act, ...(transitions && { transitions }) }] : [],
    )
  return { list: acts }
}

function parseSeq(since: string | undefined): number {
  const seq = since === undefined || since === '' ? 0 : Number(since)
  if (!Number.isSafeInteger(seq) || seq < 0) throw new ControlError(400, `since: "${since}" is not the seq of an entry`)
  return seq
}

export async function listRows(engine: Engine, world: World, name: string) {
  const store = world.stores.get(name)
  if (!store) throw new ControlError(404, `There is no table "${name}"; there is ${[...world.stores.keys()].join(', ')}`)
  await engine.runtime.ensureAllSeeded(world)
  await engine.runtime.fireTimers(world)
  return { list: store.find().map((row) => maskRow(deepCopy(row), world, name)) }
}
