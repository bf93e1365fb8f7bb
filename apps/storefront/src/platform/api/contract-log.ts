export type ContractViolation = NonNullable<Window['__contractViolations']>[number]

/** The workbench's page of a call: its parameters, its reply and their sources. */
const docsUrl = (call: string) => `${location.origin}/__mock/docs#${call}`

const logged = new Set<string>()

function logOnce(text: string): void {
  // A page that repeats a call every few seconds logs its violation once.
  if (logged.has(text)) return
  logged.add(text)
  // biome-ignore lint/suspicious/noConsole: for developers, and not in a production build
  console.error(text)
}

/** Logs where a request or a reply violates its contract: call, field, expected and actual type. */
export function logContractViolation({ call, side, issues }: ContractViolation): void {
  const what = side === 'request' ? 'its request breaks the contract and was not sent' : 'its reply breaks the contract'
  logOnce([`${call}: ${what}`, ...issues.map((issue) => `  ${issue}`), `  ${docsUrl(call)}`].join('\n'))
}

/** Logs that the server refuses a request as invalid although it fits the contract here: the two contracts differ at that field. */
export function logRefusal(call: string, field: string, code: number): void {
  logOnce(`${call}: its request was refused as invalid\n  ${field}: fits the contract here, refused with ${code} there\n  ${docsUrl(call)}`)
}
