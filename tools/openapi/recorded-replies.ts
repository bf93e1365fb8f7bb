import { faultableErrors } from '@nusaria/contracts/contract'
import { ERRORS } from '@nusaria/contracts/errors'
import { allCalls } from '@nusaria/contracts/registry'
import { controlClient } from '@nusaria/mock-api/control/control-client'
import { openapiOf } from '@nusaria/mock-api/control/openapi/document'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld } from '@nusaria/scenario-runner/support/control'
import type { Host } from '@nusaria/scenario-runner/support/hosts'
import { examplesOf, type Refusal } from './examples.ts'
import { type SmokeStep, smokeRun } from './smoke-run.ts'
import type { OpenApiDocument } from './validator.ts'

/** Replies of the real engine. */
export interface RecordedReplies {
  /** Each call at least once with success, in one shopper's session. */
  readonly steps: readonly SmokeStep[]
  /** Each call with each of its errors. */
  readonly refusals: readonly Refusal[]
}

export async function recordReplies(host: Host): Promise<RecordedReplies> {
  const { stops } = await smokeRun(host)
  return { steps: stops, refusals: await refuseEach(host) }
}

async function refuseEach(host: Host): Promise<readonly Refusal[]> {
  const world = await createWorld(host.control, { frozen: true })
  const client = new ShopClient(host, world.id)
  client.language = 'en'
  const refusals: Refusal[] = []
  for (const { id, call } of allCalls()) {
    for (const error of faultableErrors(call)) {
      await world.setFaults([{ call: id, reply: ERRORS[error].code }])
      refusals.push({ call: id, error, ...(await client.send(id)) })
    }
  }
  await world.remove()
  return refusals
}

/** The document as it is published: with examples. Plain JSON; the same for the same sources. */
export async function publishedDocument(host: Host, { steps, refusals }: RecordedReplies): Promise<OpenApiDocument> {
  const { version } = await controlClient(host.control)('health', {})
  return JSON.parse(JSON.stringify(openapiOf(version, examplesOf(steps, refusals))))
}
