import type { Report } from '../observe.ts'

/** Writes each event to the console. */
export function consoleAdapter(): Report {
  // biome-ignore lint/suspicious/noConsole: this is what the adapter is for
  return ({ name, ...fields }) => console.info('[report]', name, fields)
}
