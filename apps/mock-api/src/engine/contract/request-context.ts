import type { Call, ErrorsOf } from '@nusaria/contracts/contract'
import type { ErrorName } from '@nusaria/contracts/errors'
import { HEADERS, type Language } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { FailDetail } from '../http/reply.ts'
import type { Ctx, Member } from './context.ts'
import type { DecodePicture } from './decode-picture.ts'
import type { Runtime } from './runtime.ts'
import type { UnitOfWork } from './unit-of-work.ts'
import { UnitOfWorkCtx } from './unit-of-work-context.ts'

/** Ends a request with an error's envelope. */
export class CallError extends Error {
  readonly error: ErrorName
  readonly detail: FailDetail

  constructor(error: ErrorName, detail: FailDetail = {}) {
    super(error)
    this.name = 'Failure'
    this.error = error
    this.detail = detail
  }
}

const DEVICE = HEADERS.device.toLowerCase()
const USER_AGENT_MAX = 512

export interface Caller {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly language: Language
  readonly token: string | null
  /** null for a guest. */
  readonly member: Member | null
}

function fail(name: ErrorsOf<Call>, detail?: FailDetail): never {
  throw new CallError(name, detail)
}

/** The context of a handler. */
export class RequestCtx extends UnitOfWorkCtx implements Ctx<Call> {
  readonly fail = fail
  readonly member: Member
  readonly device: string
  readonly userAgent: string
  readonly language: Language
  readonly token: string | null
  owned: unknown
  readonly #runtime: Runtime

  constructor(runtime: Runtime, work: UnitOfWork, { headers, language, token, member }: Caller) {
    super(work, runtime.catalogueOf(work.world), work.world.clock.now)
    this.#runtime = runtime
    // The handler's type allows null unless the call is for members, and those are refused before.
    this.member = member as Member
    this.device = (headers[DEVICE] ?? '').slice(0, LIMITS.deviceIdMax)
    this.userAgent = (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX)
    this.language = language
    this.token = token
  }

  get decodePicture(): DecodePicture {
    return this.#runtime.decodePicture
  }

  get ensureSeeded(): (member_no: string) => void {
    return (member_no) => this.#runtime.ensureSeeded(this.work, member_no)
  }
}
