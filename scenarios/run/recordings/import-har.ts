import { ERRORS } from '@nusaria/contracts/errors'
import { HEADERS } from '@nusaria/contracts/headers'
import { type CallStep, type Json, parseRecording, type Recording } from '@nusaria/scenarios/recording'
import { jsonOf } from './deviations.ts'
import type { RecordedCall, Session } from './har.ts'
import { ImportedValues, isForeign } from './imported-values.ts'

type Actor = Recording['actors'][number]

/** Who is signed in where a session began before the recorded traffic. */
const MEMBER = 'sari'

/** Turns recorded traffic of any backend into a recording for the mock, without the secrets and the personal data in it. Throws where no call has a reply. */
export function importSession({ calls, unknown }: Session, title: string): Recording {
  const sorted = calls.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const importer = new Importer()
  const steps = sorted.flatMap((one) => importer.step(one) ?? [])
  if (steps.length === 0) throw new Error('Nothing was recorded: no call of the shop in this file has a reply')
  const missing = [...importer.missing, ...unknown.map((path) => `${path}: no contract has such a call.`)]
  const given = { seed: 1, now: sorted[0]?.at ?? '', strict: false, frozen: true }
  return parseRecording(JSON.stringify({ format: 1, title, given, actors: importer.actors, missing, steps }))
}

class Importer {
  readonly missing: string[] = []
  readonly actors: Actor[] = []
  readonly #values = new ImportedValues()
  #count = 0

  /** The step of a call; null for one that was broken off, or wasn't answered in the envelope. */
  step(one: RecordedCall): CallStep | null {
    const { registered, reply, headers, at } = one
    if (one.lost) this.missing.push(`${registered.id}: its reply was not recorded${reply.status > 0 ? '; taken for a success' : ''}.`)
    if (reply.status <= 0) return null
    const envelope = jsonOf(reply.body) as { readonly code?: unknown } | null | undefined
    const image_id = reply.headers[HEADERS.imageId.toLowerCase()]
    const code = typeof envelope?.code === 'number' ? envelope.code : one.lost ? 0 : null
    if (code === null && image_id === undefined) {
      this.missing.push(`${registered.id}: its reply, HTTP ${reply.status}, has no envelope.`)
      return null
    }
    const args = this.#values.argsOf(one, code === ERRORS.CODE_INVALID.code)
    // An address that the browser opened by itself, such as a picture's.
    if (registered.call.omitHeaders && Object.entries(args).some(([name, value]) => isForeign(name, value))) {
      this.missing.push(`${registered.id}: no recorded reply gave its address.`)
      return null
    }
    this.#count += 1
    const by = this.#by(headers)
    if (code === 0) this.#values.learn(this.#count, envelope)
    if (image_id !== undefined) this.#values.learnCaptcha(this.#count, image_id)
    return { call: registered.id, args: args as Record<string, Json>, by, at, expect: { code } }
  }

  #by(headers: RecordedCall['headers']): CallStep['by'] {
    const device = this.#values.deviceFor(headers[HEADERS.device.toLowerCase()] ?? '')
    const token = headers[HEADERS.authorization.toLowerCase()]?.replace(/^Bearer\s+/i, '')
    const given = token ? this.#values.referenceTo(token) : undefined
    const isEarlier = token !== undefined && token !== '' && given === undefined
    const actor = { device, ...(isEarlier ? { signed_in: MEMBER } : {}) }
    const language = headers[HEADERS.language.toLowerCase()]
    return {
      actor: this.#actor(actor),
      ...(given ? { session: { ...given, secret: 'given' as const } } : isEarlier ? { session: true as const } : {}),
      ...(language === undefined ? {} : { language }),
    }
  }

  #actor(actor: Actor): number {
    const known = this.actors.findIndex(({ device, signed_in }) => device === actor.device && signed_in === actor.signed_in)
    return known >= 0 ? known : this.actors.push(actor) - 1
  }
}
