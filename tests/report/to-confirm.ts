import { findAssumedFields } from '@nusaria/contracts/added'
import { ERRORS } from '@nusaria/contracts/errors'
import { API_BASE } from '@nusaria/contracts/headers'
import type { RegisteredCall } from '@nusaria/contracts/registry'
import type { z } from 'zod'
import { describeSchema } from './describe-schema.ts'

/** What an integrator confirms of one call before it meets the real backend: the parts that are ours until then. */
export interface ToConfirm {
  /** `POST /api/order/trade/place`, where the path is ours */
  readonly path?: string
  /** Path parameters, query, body or form by their names, as far as the call has them, where they are ours. */
  readonly request?: readonly string[]
  /** The `data` of a success, where it is ours. */
  readonly reply?: string
  /** Fields and values that are ours in a part that is documented otherwise, e.g. `request body.update_type: "1" | "2"`. */
  readonly fields?: readonly string[]
  /** Codes a rule of the call gives, `number NAME`; `?` behind a number whose meaning is ours. */
  readonly codes: readonly string[]
}

/** What is to be confirmed of a call; null where all of it is documented, codes included. */
export function toConfirm({ call }: RegisteredCall): ToConfirm | null {
  const { path, request, response } = call.source
  const parts: [string, z.ZodType | undefined][] = [
    ['path', call.params],
    ['query', call.query],
    ['body', call.body],
    ['form', call.form],
  ]
  const asked = parts.flatMap(([name, schema]) => (schema ? [`${name} ${describeSchema(schema)}`] : []))
  const codes = [...new Set([...call.errors, call.invalid ?? ('INVALID_PARAMETER' as const)])].map((name) => {
    const { code, source } = ERRORS[name]
    return `${code}${source === 'assumed' ? '?' : ''} ${name}`
  })
  const fields = [
    ...(request === 'documented' ? parts.flatMap(([name, schema]) => fieldsOf(`request ${name}`, schema)) : []),
    ...(response === 'documented' ? fieldsOf('reply', call.data) : []),
  ]
  const ours: Omit<ToConfirm, 'codes'> = {
    ...(path === 'assumed' ? { path: `${call.method} ${API_BASE}${call.path}` } : {}),
    ...(request === 'assumed' ? { request: asked.length === 0 ? ['takes nothing'] : asked } : {}),
    ...(response === 'assumed' ? { reply: replyText(call) } : {}),
    ...(fields.length > 0 ? { fields } : {}),
  }
  return Object.keys(ours).length === 0 ? null : { ...ours, codes }
}

/** The marked fields of a part: `request body.update_type: "1" | "2"`, or what a value of `data` itself may be. */
function fieldsOf(part: string, schema: z.ZodType | undefined): string[] {
  return schema
    ? findAssumedFields(schema).map(({ path, schema: field }) => `${[part, path].filter(Boolean).join('.')}: ${describeSchema(field)}`)
    : []
}

function replyText({ reply, data }: RegisteredCall['call']): string {
  if (reply === 'image') return 'a picture'
  return data ? describeSchema(data) : 'null'
}
