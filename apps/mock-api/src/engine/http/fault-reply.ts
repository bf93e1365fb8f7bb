import { errorOfCode } from '@nusaria/contracts/errors'
import type { Language } from '@nusaria/contracts/headers'
import type { Fault } from '../world/fault-schema.ts'
import { type EngineReply, JSON_TYPE } from './engine-request.ts'
import { type CodedReply, errorReply } from './reply.ts'

const EMPTY_REPLY: EngineReply = { status: 200, headers: {}, body: '' }

/** The reply of a fault that acts before the handler; null for other faults. */
export function replyBeforeHandler(fault: Fault, language: Language): CodedReply | null {
  if ('reply' in fault) {
    const entry = errorOfCode(fault.reply)
    return entry ? errorReply(entry.name, language) : null
  }
  switch (fault.wire) {
    case 'hang':
    case 'reset':
      return { code: null, reply: { ...EMPTY_REPLY, status: 0, wire: fault.wire } }
    case 'http': {
      const { status, body = `<!doctype html><title>${status}</title><h1>${status}</h1>` } = fault
      const type = typeof body === 'string' ? 'text/html; charset=utf-8' : JSON_TYPE
      const headers = { 'content-type': type, 'cache-control': 'no-store' }
      return { code: codeOfBody(body), reply: { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) } }
    }
    default:
      return null
  }
}

/** The code of an envelope; null for another body. */
function codeOfBody(body: unknown): number | null {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return typeof code === 'number' ? code : null
}

/** Applies a fault that acts after the handler. */
export function applyFault(answer: CodedReply, fault: Fault): CodedReply {
  if (!('wire' in fault)) return answer
  if (fault.wire === 'truncate') return { code: null, reply: { ...answer.reply, wire: 'truncate' } }
  if (fault.wire !== 'malformed') return answer
  const { body, encoding } = answer.reply
  // Base64 stays valid when it is cut between groups of four.
  const kept = encoding === 'base64' ? 4 * Math.ceil(body.length / 8) : Math.ceil(body.length / 2)
  return { code: null, reply: { ...answer.reply, body: body.slice(0, kept) } }
}

/** The part of a truncated body that is sent. */
export function firstHalf(content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return bytes.slice(0, Math.floor(bytes.byteLength / 2))
}
