import type { ContractViolation } from './contract-check.ts'

/** The workbench's page of a call: what it takes, what it gives, where that comes from. */
const docsUrl = (call: string) => `${location.origin}/__mock/docs#${call}`

const logged = new Set<string>()

function logOnce(text: string): void {
  // A page that asks again every few seconds says it once.
  if (logged.has(text)) return
  logged.add(text)
  // biome-ignore lint/suspicious/noConsole: for developers, and not in a production build
  console.error(text)
}

/** Says in the console where a request or a reply breaks its contract: call, field, what was expected and what kind of thing came. */
export function logContractViolation({ call, side, issues }: ContractViolation): void {
  const what = side === 'request' ? 'its request breaks the contract and was not sent' : 'its reply breaks the contract'
  logOnce([`${call}: ${what}`, ...issues.map((issue) => `  ${issue}`), `  ${docsUrl(call)}`].join('\n'))
}

/** Says that the other side refuses a request as invalid, which this side's contract lets pass: the two differ at that field. */
export function logRefusal(call: string, field: string, code: number): void {
  logOnce(`${call}: its request was refused as invalid\n  ${field}: fits the contract here, refused with ${code} there\n  ${docsUrl(call)}`)
}
