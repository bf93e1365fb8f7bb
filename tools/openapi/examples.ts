import type { ErrorName } from '@nusaria/contracts/errors'
import { type CallName, findCall } from '@nusaria/contracts/registry'
import type { CallExamples } from '@nusaria/mock-api/control/openapi/operation'
import { isSecret, mask } from '@nusaria/mock-api/engine/world/mask'
import { codeOf } from '@nusaria/scenario-runner/support/client'
import type { WireReply } from '@nusaria/scenario-runner/support/hosts'
import type { SmokeStep } from './smoke-run.ts'

/** A refusal of the mock. */
export interface Refusal extends WireReply {
  readonly call: CallName
  readonly error: ErrorName
}

/** Objects of a list in an example. */
const LIST = 2
/** Shorter secrets, such as a code, are found by their field alone: the same characters may stand elsewhere by chance. */
const LONG_SECRET = 16

/** What stands in the place of a secret, where its field has a pattern. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  check_code: '123456',
  image_code: 'abc123',
  card_number: '4000000000000000',
  cvn: '123',
}
const PLACEHOLDER = 'placeholder'

/** The tokens, nonces, sessions, encrypted passwords and card numbers of the steps: they may also stand in an address. */
export function longSecretsOf(steps: readonly SmokeStep[]): readonly string[] {
  const secrets = new Set<string>()
  for (const { call, args, body } of steps) {
    const onSecret = (_: string, value: unknown) => secrets.add(String(value))
    const options = { nonSecretFields: findCall(call)?.call.nonSecretFields, onlyLeaves: true, onSecret, maxItems: 1_000, maxText: 100_000 }
    mask(args, options)
    mask(replyOf(body), options)
  }
  return [...secrets].filter(({ length }) => length >= LONG_SECRET)
}

/** A copy of a value with short lists and without secrets. */
function shown(value: unknown, secrets: readonly string[], nonSecretFields: readonly string[], name = ''): unknown {
  if (typeof value === 'string') {
    if (isSecret(name) && value !== '' && !nonSecretFields.includes(name)) return PLACEHOLDERS[name] ?? PLACEHOLDER
    return secrets.reduce((text, secret) => text.replaceAll(secret, PLACEHOLDER), value)
  }
  if (Array.isArray(value)) {
    const items = value.filter((item, at) => at < LIST || typeof item !== 'object')
    return items.map((item) => shown(item, secrets, nonSecretFields, name))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, shown(item, secrets, nonSecretFields, field)]))
}

/** An example of each call: the longest success among these steps, and a refusal. A picture has none, and a form only its replies. */
export function examplesOf(steps: readonly SmokeStep[], refusals: readonly Refusal[]): Readonly<Record<string, CallExamples>> {
  const longest = new Map<string, SmokeStep>()
  for (const step of steps) {
    const isReply = codeOf(step) === 0 && replyOf(step.body) !== null
    if (isReply && step.body.length > (longest.get(step.call)?.body.length ?? 0)) longest.set(step.call, step)
  }
  const secrets = longSecretsOf(steps)
  const examples = [...longest].map(([id, { args, body }]) => {
    const plain = findCall(id)?.call.nonSecretFields ?? []
    const refusal = refusals.find(({ call }) => call === id)
    const success = shown(replyOf(body), secrets, plain)
    return [id, { args: shown(args, secrets, plain), replies: { success, ...(refusal && { [refusal.error]: replyOf(refusal.body) }) } }]
  })
  return Object.fromEntries(examples)
}

/** A JSON reply; null for a picture. */
function replyOf(body: string): unknown {
  return body.startsWith('{') ? JSON.parse(body) : null
}
