import { allCalls } from '@nusaria/contracts/registry'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import { longSecretsOf } from '@nusaria/tools/openapi/examples'
import { publishedDocument, type RecordedReplies, recordReplies } from '@nusaria/tools/openapi/recorded-replies'
import { DocumentValidator, type OpenApiDocument, operationsOf } from '@nusaria/tools/openapi/validator'
import { beforeAll, describe, expect, test } from 'vitest'

const host = engineHost()
let replies: RecordedReplies
let document: OpenApiDocument
let validator: DocumentValidator

beforeAll(async () => {
  replies = await recordReplies(host)
  document = await publishedDocument(host, replies)
  validator = new DocumentValidator(document)
})

describe('the published OpenAPI document', () => {
  test('describes every success of the mock', () => {
    expect(replies.steps.flatMap((step) => validator.replyProblem(step.call, step) ?? [])).toEqual([])
    expect(new Set(replies.steps.map(({ call }) => call)).size).toBe(allCalls().length)
  })

  test('describes every refusal of the mock: each call with each of its codes', () => {
    const problems = replies.refusals.flatMap((refusal) => {
      const problem = validator.replyProblem(refusal.call, refusal)
      return problem === null ? [] : [`${refusal.call} ${refusal.error}: ${problem}`]
    })
    expect(problems).toEqual([])
    expect(new Set(replies.refusals.map(({ call }) => call)).size).toBe(allCalls().length)
  })

  test.each([
    ['a missing field', { code: 0, msg: 'success', status: '10000', data: {} }],
    ['a code of another call', { code: 1101001, msg: '', status: '1101001', data: null }],
    ['another envelope', { success: true, result: {} }],
  ])('refuses %s', (_, reply) => {
    const headers = { 'content-type': 'application/json' }
    expect(validator.replyProblem('cart.detail', { status: 200, headers, body: JSON.stringify(reply) })).not.toBeNull()
  })

  test('has examples that fit, of every call but pictures', () => {
    expect(validator.exampleProblems()).toEqual([])
    const without = [...operationsOf(document)].filter(([, { responses }]) => !responses[200]?.content?.['application/json']?.examples)
    expect(without.map(([call]) => call)).toEqual(
      allCalls()
        .filter(({ call }) => call.reply === 'image')
        .map(({ id }) => id),
    )
  })

  test('has no token, nonce, session, password or card number in it', () => {
    const secrets = longSecretsOf(replies.steps)
    expect(secrets.length).toBeGreaterThan(5)
    const text = JSON.stringify(document)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})
