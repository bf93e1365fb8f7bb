import { AdapterError, adaptEnvelope, adaptHeaders, makeAdaptedCall } from '@nusaria/contracts/adapted-call'
import type { Adapter } from '@nusaria/contracts/adapter'
import { API_BASE, HEADERS } from '@nusaria/contracts/headers'
import { isSuccess, SUCCESS_STATUS } from '@nusaria/contracts/status'
import { jsonOf } from '@nusaria/scenario-runner/recordings/deviations'
import { callNamed } from '@nusaria/scenario-runner/support/client'
import type { Host, WireReply } from '@nusaria/scenario-runner/support/hosts'

const toReply = (body: object, status = 200): WireReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A backend whose calls are made as an adapter says: its replies are those that the shop reads. `warn` hears which ones the adapter can't read. */
export function adaptedHost(host: Host, adapter: Adapter, warn: (line: string) => void): Host {
  return {
    ...host,
    async send({ of, headers: ours, ...request }, world, signal) {
      if (!of) return host.send({ ...request, headers: ours }, world, signal)
      const call = callNamed(of.call)
      const made = { name: of.call, call, args: of.args, base: API_BASE, signedIn: HEADERS.authorization in ours }
      try {
        const outcome = await makeAdaptedCall<WireReply>(adapter, made, async (wire) => {
          const headers = adaptHeaders(adapter, new Headers(ours))
          if (typeof wire.body === 'string') headers.set('content-type', 'application/json')
          const reply = await host.send({ ...wire, headers: Object.fromEntries(headers) }, world, signal)
          const envelope = adaptEnvelope(adapter, jsonOf(reply.body), reply.status)
          if (typeof envelope !== 'object' || envelope === null) return { error: reply }
          return isSuccess(envelope) && 'data' in envelope ? { data: envelope.data } : { error: toReply(envelope, reply.status) }
        })
        if ('error' in outcome) return outcome.error
        return toReply({ code: 0, msg: '', data: call.data?.def.type === 'null' ? null : outcome.data, status: SUCCESS_STATUS })
      } catch (error) {
        if (!(error instanceof AdapterError)) throw error
        warn(error.message)
        return toReply({ code: 0, msg: '', data: null, status: SUCCESS_STATUS })
      }
    },
  }
}
