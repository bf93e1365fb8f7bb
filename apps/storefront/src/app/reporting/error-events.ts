import { mask } from './mask.ts'

const MAX_PLACES = 8

/** The places of a stack that are in the shop's scripts, as `file.js:line:column`. */
function placesOf(stack = ''): string[] {
  return [...stack.matchAll(/([\w.-]+\.[cm]?[jt]sx?)(?:\?[^:\s]*)?:(\d+):(\d+)/g)]
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .slice(0, MAX_PLACES)
}

/** What may be reported of an error: its name, its masked message, and where it was thrown. */
export function describeError(error: unknown): { error: string; stack: string[] } {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { error: mask(text), stack: placesOf(error instanceof Error ? error.stack : undefined) }
}
