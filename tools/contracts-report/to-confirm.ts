import { findAssumedFields } from '@nusaria/contracts/added'
import { ERRORS } from '@nusaria/contracts/errors'
import { API_BASE } from '@nusaria/contracts/headers'
import type { RegisteredCall } from '@nusaria/contracts/registry'
import type { z } from 'zod'
import { describeSchema } from './describe-schema.ts'

/** The assumed parts of one call, which an integrator confirms. */
export interface ToConfirm {
  /** `POST /api/order/trade/place`, if the path is assumed */
  readonly path?: string
  /** Path parameters, query, body or form, if assumed. */
  readonly request?: readonly string[]
  /** The `data` of a success, if assumed. */
  readonly reply?: string
  /** Assumed fields and values in a documented part, e.g. `request body.update_type: "1" | "2"`. */
  readonly fields?: readonly string[]
  /** Codes that a rule of the call gives, `number NAME`; `?` after a number with an assumed meaning. */
  readonly codes: readonly string[]
}

/** What to confirm of a call; null when everything is documented, codes included. */
export function toConfirm({ call }: RegisteredCall): ToConfirm | null {
  const { path, request, response } = call.source
  const parts: [string, z.ZodType | undefined][] = [
    ['path', call.params],
    ['query', call.query],
    ['body', call.body],
    ['form', call.form],
  ]
  const requestParts = parts.flatMap(([name, schema]) => (schema ? [`${name} ${describeSchema(schema)}`] : []))
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
    ...(request === 'assumed' ? { request: requestParts.length === 0 ? ['takes nothing'] : requestParts } : {}),
    ...(response === 'assumed' ? { reply: replyText(call) } : {}),
    ...(fields.length > 0 ? { fields } : {}),
  }
  return Object.keys(ours).length === 0 ? null : { ...ours, codes }
}

/** The marked fields of a part, or a marked value of `data` itself. */
function fieldsOf(part: string, schema: z.ZodType | undefined): string[] {
  return schema
    ? findAssumedFields(schema).map(({ path, schema: field }) => `${[part, path].filter(Boolean).join('.')}: ${describeSchema(field)}`)
    : []
}

function replyText({ reply, data }: RegisteredCall['call']): string {
  if (reply === 'image') return 'a picture'
  return data ? describeSchema(data) : 'null'
}
