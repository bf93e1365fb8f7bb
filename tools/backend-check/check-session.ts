import { headerProblems } from '@nusaria/contracts/request-headers'
import { compareReply, type Deviation, schemaDeviations } from '@nusaria/scenario-runner/recordings/deviations'
import type { RecordedCall, Session } from '@nusaria/scenario-runner/recordings/har'
import { z } from 'zod'
import { type BackendReport, type CheckedCall, checkedReply } from './walk.ts'

const none = z.strictObject({})

export const NOT_RECORDED = 'its reply was not recorded'

/** How a request differs from the contract of its call. */
function requestDeviations({ registered, params, query, body, headers }: RecordedCall): readonly Deviation[] {
  const { call } = registered
  const parts = [
    ['path', call.params ?? none, params],
    ['query', call.query ?? none, query],
    // The files of a form aren't in a HAR file.
    ...(call.form ? [] : ([['body', call.body ?? none, body]] as const)),
  ] as const
  const fields = parts.flatMap(([part, schema, value]) =>
    schemaDeviations(schema, value).map((each) => ({ ...each, at: `request ${part}.${each.at}` })),
  )
  const wrong = call.omitHeaders ? [] : headerProblems(headers)
  return [
    ...fields,
    ...wrong.map((problem) => ({
      at: `request ${problem.split(':')[0]}`,
      expected: 'as in the contract',
      actual: problem.split(': ')[1] ?? '',
    })),
  ]
}

/** Compares recorded traffic with the contracts, each call once with all that deviates in any of its requests. */
export function checkSession({ calls, unknown }: Session): BackendReport {
  const checked = new Map<string, CheckedCall>()
  for (const one of calls.filter(({ lost }) => !lost)) {
    const { id, call } = one.registered
    const before = checked.get(id)?.deviations ?? []
    const compared = compareReply(call, one.reply)
    const found = new Map([...before, ...requestDeviations(one), ...compared.deviations].map((each) => [each.at, each]))
    checked.set(id, {
      call: id,
      method: call.method,
      path: call.path,
      status: one.reply.status,
      ...checkedReply(id, compared),
      deviations: [...found.values()],
    })
  }
  const lost = new Set(calls.map(({ registered }) => registered.id).filter((id) => !checked.has(id)))
  return {
    checked: [...checked.values()],
    leftOut: [
      ...[...lost].map((call) => ({ call, why: NOT_RECORDED })),
      ...unknown.map((call) => ({ call, why: 'no contract has such a call' })),
    ],
  }
}
