import type { Report } from '../shop-events.ts'

export function consoleAdapter(): Report {
  // biome-ignore lint/suspicious/noConsole: this is what the adapter is for
  return ({ name, ...fields }) => console.info('[report]', name, fields)
}
