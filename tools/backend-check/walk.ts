import { randomUUID } from 'node:crypto'
import { LIMITS } from '@nusaria/contracts/limits'
import { allCalls, type CallName, type DomainName, type RegisteredCall } from '@nusaria/contracts/registry'
import { type ComparedReply, compareReply, type Deviation } from '@nusaria/scenario-runner/recordings/deviations'
import type { Args, ShopClient } from '@nusaria/scenario-runner/support/client'
import type { WireReply } from '@nusaria/scenario-runner/support/hosts'
import { NoReplyError } from '@nusaria/scenario-runner/support/no-reply-error'
import { adapterLines } from './adapter-lines.ts'
import { KnownFields } from './arguments.ts'

/** What became of one call. */
export interface CheckedCall {
  readonly call: CallName
  readonly method: string
  readonly path: string
  /** HTTP status of the last reply; absent when none came. */
  readonly status?: number
  /** The envelope's code of the last reply; 0 for a success of any form. */
  readonly code?: number
  /** The backend doesn't have it: HTTP 404. */
  readonly missing?: true
  /** What an adapter would say of the call, as lines of its `calls`. */
  readonly adapter?: readonly string[]
  readonly deviations: readonly Deviation[]
}

export interface BackendReport {
  readonly checked: readonly CheckedCall[]
  /** Calls that weren't checked; in recorded traffic, requests that no contract knows. */
  readonly leftOut: readonly { readonly call: string; readonly why: string }[]
}

export interface WalkOptions {
  /** Also make calls that change something. */
  readonly write?: boolean
  readonly only?: DomainName | undefined
  /** The id of what shall not be created twice; a random one by default. */
  readonly request_id?: string
}

/** Without the address of the call, which may have ids in it. */
export const NO_REPLY = {
  timeout: 'none',
  network: 'no connection',
  malformed: 'one that breaks off',
  unavailable: 'one of a server that is down',
} as const

/** They end the session of the check, or the account. */
const ENDINGS: readonly CallName[] = ['auth.logout', 'session.end', 'session.endOthers', 'deletion.submit']

/** Why a call isn't made; null for one that is. */
function reasonToLeaveOut({ id, call }: RegisteredCall, { token }: ShopClient, { write }: WalkOptions): string | null {
  if (call.auth === 'member' && token === null) return 'needs --token'
  if (call.omitHeaders && call.reply !== 'image') return "is for the mock's pages of the payment gateway and of Google"
  if (call.kind === 'query') return null
  if (!write) return 'changes something: needs --write'
  if (ENDINGS.includes(id)) return 'would end the session or the account'
  return call.sensitive || call.reply === 'image' ? 'needs a captcha, code, password or card' : null
}

/**
 * Makes each call of the API once it has its arguments from earlier replies, first those that read, and compares every reply with its
 * contract. Where replies had several ids, others are tried until one succeeds.
 */
export async function walkBackend(client: ShopClient, options: WalkOptions = {}): Promise<BackendReport> {
  const known = new KnownFields({ device_id: client.device, request_id: options.request_id ?? randomUUID() })
  const checked = new Map<CallName, CheckedCall>()
  const leftOut: { call: CallName; why: string }[] = []
  const [reads, writes] = [
    allCalls().filter(({ call }) => call.kind === 'query'),
    allCalls().filter(({ call }) => call.kind === 'mutation'),
  ]
  for (const round of [reads, writes]) {
    let waiting = round.filter((one) => {
      const why = reasonToLeaveOut(one, client, options)
      if (why) leftOut.push({ call: one.id, why })
      return why === null
    })
    for (let before = -1; before !== waiting.length; ) {
      before = waiting.length
      const next: RegisteredCall[] = []
      for (const one of waiting) {
        const ways = known.argumentsOf(one.call)
        if ('missing' in ways) next.push(one)
        else checked.set(one.id, await checkCall(client, one, ways, known))
      }
      waiting = next
    }
    for (const { id, call } of waiting) {
      const ways = known.argumentsOf(call)
      leftOut.push({ call: id, why: `no reply had its ${'missing' in ways ? ways.missing : 'arguments'}` })
    }
  }
  return onlyDomain({ checked: [...checked.values()], leftOut }, options.only)
}

/** The part of a report about the calls of one domain, or all of it. */
export function onlyDomain({ checked, leftOut }: BackendReport, only: DomainName | undefined): BackendReport {
  const isWanted = ({ call }: { readonly call: string }) => only === undefined || call.startsWith(`${only}.`)
  return { checked: checked.filter(isWanted), leftOut: leftOut.filter(isWanted) }
}

/** Makes a call until it succeeds, at most once with each way to fill its arguments. */
async function checkCall(client: ShopClient, one: RegisteredCall, ways: readonly Args[], known: KnownFields): Promise<CheckedCall> {
  const { call } = one
  const deviations = new Map<string, Deviation>()
  let last: WireReply | undefined
  let compared: ComparedReply | undefined
  for (const args of ways) {
    try {
      last = await client.send(one.id, args)
    } catch (error) {
      if (!(error instanceof NoReplyError)) throw error
      deviations.set('reply', {
        at: 'reply',
        expected: `one within ${LIMITS.apiTimeout / 1_000} s`,
        actual: NO_REPLY[error.reason],
        seen: 'nothing',
      })
      break
    }
    compared = compareReply(call, last)
    for (const each of compared.deviations) deviations.set(each.at, each)
    known.learn(compared.data)
    if (compared.code === 0 || compared.missing) break
  }
  return {
    call: one.id,
    method: call.method,
    path: call.path,
    ...(last ? { status: last.status } : {}),
    ...checkedReply(one.id, compared),
    deviations: [...deviations.values()],
  }
}

/** What a report says of the last reply of a call, besides its deviations. */
export function checkedReply(call: CallName, compared: ComparedReply | undefined): Pick<CheckedCall, 'code' | 'missing' | 'adapter'> {
  const { code, missing, findings = {} } = compared ?? {}
  const adapter = adapterLines(call, missing ? null : findings)
  return { ...(code === undefined ? {} : { code }), ...(missing ? { missing } : {}), ...(adapter.length > 0 ? { adapter } : {}) }
}
