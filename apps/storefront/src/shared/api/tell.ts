import type { Violation } from './check.ts'

/** The workbench's page of a call: what it takes, what it gives, where that comes from. */
const docsOf = (call: string) => `${location.origin}/__mock/docs#${call}`

const told = new Set<string>()

function tell(text: string): void {
  // A page that asks again every few seconds says it once.
  if (told.has(text)) return
  told.add(text)
  // biome-ignore lint/suspicious/noConsole: for developers, and not in a production build
  console.error(text)
}

/** Says in the console where a request or a reply breaks its contract: call, field, what was expected and what kind of thing came. */
export function tellBreach({ call, side, issues }: Violation): void {
  const what = side === 'request' ? 'its request breaks the contract and was not sent' : 'its reply breaks the contract'
  tell([`${call}: ${what}`, ...issues.map((issue) => `  ${issue}`), `  ${docsOf(call)}`].join('\n'))
}

/** Says that the other side refuses a request as invalid, which this side's contract lets pass: the two differ at that field. */
export function tellRefusal(call: string, field: string, code: number): void {
  tell(`${call}: its request was refused as invalid\n  ${field}: fits the contract here, refused with ${code} there\n  ${docsOf(call)}`)
}
