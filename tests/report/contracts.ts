import type { Source } from '@nusaria/contracts/endpoint'
import { ERRORS } from '@nusaria/contracts/errors'
import { allCalls, callId } from '@nusaria/contracts/registry'
import { domains } from '@nusaria/mock-api/domains'
import { readReached } from './reached.ts'
import { usedCalls } from './used.ts'

/** One call as the report tells it. */
export interface CallReport {
  /** `cart.add` */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly source: { readonly path: Source; readonly request: Source; readonly response: Source }
  /** by the mock */
  readonly implemented: boolean
  /** by the storefront */
  readonly used: boolean
  /** Codes the call declares, business errors and its code of an invalid request. */
  readonly declared: readonly number[]
  /** Those among them that a test run was given. */
  readonly reached: readonly number[]
}

/** Every call of the registry: where its parts come from, who has it, and which of its codes tests have met. */
export function contractsReport(): CallReport[] {
  const implemented = new Set(domains.flatMap(({ routes }) => routes.map(({ call }) => `${call.method} ${call.path}`)))
  const isUsed = usedCalls()
  const reached = readReached()
  return allCalls().map((registered) => {
    const { call } = registered
    const declared = [...new Set([...call.errors, call.invalid ?? ('INVALID_PARAMETER' as const)])].map((name) => ERRORS[name].code)
    const met = reached.get(callId(registered))
    return {
      name: callId(registered),
      method: call.method,
      path: call.path,
      source: call.source,
      implemented: implemented.has(`${call.method} ${call.path}`),
      used: isUsed(registered),
      declared,
      reached: declared.filter((code) => met?.has(code)),
    }
  })
}

const yes = (value: boolean) => (value ? 'yes' : 'no')

function columns(report: CallReport): string[] {
  const { path, request, response } = report.source
  const codes = report.declared.map((code) => (report.reached.includes(code) ? `${code}+` : String(code)))
  return [report.name, report.method, report.path, path, request, response, yes(report.implemented), yes(report.used), codes.join(' ')]
}

const HEAD = ['call', 'method', 'path', 'path is', 'request is', 'response is', 'mock', 'storefront', 'codes (+ reached)']

/** The report as a table of text, with the sums below. */
export function printed(reports: readonly CallReport[]): string {
  const rows = [HEAD, ...reports.map(columns)]
  const widths = HEAD.map((_, i) => (i === HEAD.length - 1 ? 0 : Math.max(...rows.map((row) => row[i]?.length ?? 0))))
  const lines = rows.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
  const count = (test: (report: CallReport) => boolean) => reports.filter(test).length
  const sums = [
    `${reports.length} calls: ${count((r) => r.source.path === 'documented')} with a documented path, ${count((r) => r.implemented)} implemented by the mock, ${count((r) => r.used)} used by the storefront`,
    `${new Set(reports.flatMap((r) => r.declared)).size} codes declared, ${new Set(reports.flatMap((r) => r.reached)).size} reached in the test runs so far`,
  ]
  return [...lines, '', ...sums].join('\n')
}
