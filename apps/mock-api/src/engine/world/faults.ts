import type { Rng } from '@nusaria/catalogue/lib/rng'
import type { Fault } from './fault-schema.ts'

/** What a fault is chosen by. */
export interface FaultTarget {
  /** Full name. */
  readonly call: string
  /** Undefined for a guest. */
  readonly member_no: string | undefined
  /** Path parameters, query and body in one object. */
  readonly args: Readonly<Record<string, unknown>>
}

/** A fault, with how often a matching call was made and how often the fault acted. */
export interface FaultState {
  readonly fault: Fault
  seen: number
  used: number
}

/** The faults of one request: at most one, and a delay. */
export interface AppliedFault {
  readonly fault: Fault | null
  /** ms */
  readonly delay: number
  /** For the journal; undefined when no fault acts. */
  readonly label: string | undefined
}

const NO_FAULT: AppliedFault = { fault: null, delay: 0, label: undefined }

export function describeFault(fault: Fault): string {
  if ('reply' in fault) return `reply ${fault.reply}`
  if (fault.wire === 'latency') return `wire latency ${fault.ms}`
  return fault.wire === 'http' ? `wire http ${fault.status}` : `wire ${fault.wire}`
}

function isTarget({ call, member, match }: Fault, target: FaultTarget): boolean {
  if (call !== target.call) return false
  if (member !== undefined && member !== (target.member_no ?? 'guest')) return false
  return match === undefined || includes(target.args, match)
}

/** Whether a value has all fields of another; lists have equal length. */
function includes(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(part)) return false
  if (Array.isArray(part) && part.length !== (value as unknown[]).length) return false
  return Object.entries(part).every(([key, item]) => Object.hasOwn(value, key) && includes(value[key as keyof typeof value], item))
}

/** The faults of a world. Calls have their full names. */
export class Faults {
  #states: FaultState[]
  readonly #rng: Rng

  constructor(rng: Rng, states: readonly FaultState[] = []) {
    this.#rng = rng
    this.#states = states.map((state) => ({ ...state }))
  }

  /** Replaces the faults. With `keep`, equal faults keep their counts. */
  replace(faults: readonly Fault[], keep = false): void {
    const before = keep ? [...this.#states] : []
    this.#states = faults.map((fault) => {
      const at = before.findIndex((state) => JSON.stringify(state.fault) === JSON.stringify(fault))
      return before.splice(at, at < 0 ? 0 : 1)[0] ?? { fault, seen: 0, used: 0 }
    })
  }

  list(): Fault[] {
    return this.#states.map(({ fault }) => fault)
  }

  state(): FaultState[] {
    return this.#states.map((state) => ({ ...state }))
  }

  /** Counts a call and returns what acts on it. Latencies add up; of the other faults the first that acts wins. */
  apply(target: FaultTarget): AppliedFault {
    if (this.#states.length === 0) return NO_FAULT
    const acting = this.#states.filter((state) => isTarget(state.fault, target) && this.#acts(state))
    if (acting.length === 0) return NO_FAULT
    const faults = acting.map(({ fault }) => fault)
    const delay = faults.reduce((sum, fault) => ('wire' in fault && fault.wire === 'latency' ? sum + fault.ms : sum), 0)
    const first = faults.find((fault) => !('wire' in fault && fault.wire === 'latency')) ?? null
    const labels = faults.filter((fault) => fault === first || ('wire' in fault && fault.wire === 'latency')).map(describeFault)
    return { fault: first, delay, label: labels.join(', ') }
  }

  #acts(state: FaultState): boolean {
    const { after = 0, times = Number.POSITIVE_INFINITY, rate = 1 } = state.fault
    state.seen += 1
    if (state.seen <= after || state.used >= times) return false
    if (rate < 1 && this.#rng.next() >= rate) return false
    state.used += 1
    return true
  }
}
