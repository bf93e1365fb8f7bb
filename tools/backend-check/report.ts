import type { Deviation, Seen } from '@nusaria/scenario-runner/recordings/deviations'
import type { BackendReport, CheckedCall } from './walk.ts'

const isWrong = ({ extra, accepted }: Deviation) => !extra && !accepted

/** The calls that the backend doesn't have, and those that deviate: by more than an unknown field, or an envelope that the shop accepts. */
export function deviatingCalls({ checked }: BackendReport): BackendReport['checked'] {
  return checked.filter(({ missing, deviations }) => missing || deviations.some(isWrong))
}

const SEEN: Readonly<Record<Seen, string>> = {
  shown: 'shown',
  fitted: 'fitted',
  left_out: 'left out',
  row_left_out: 'left out, with what is around it',
  nothing: "the page can't load",
}

const seenText = ({ seen }: Deviation) => (seen ? ` → ${SEEN[seen]}` : '')

function deviationText(deviation: Deviation): string {
  const { at, expected, actual, extra } = deviation
  return extra ? `+ ${at}: a field that the contract doesn't know` : `${at}: expected ${expected}, came ${actual}${seenText(deviation)}`
}

function callText({ call, method, path, code, status, deviations }: CheckedCall): string {
  const own = deviations.filter(({ accepted }) => !accepted)
  const answer = code === 0 ? '' : ` (${code === undefined ? `HTTP ${status ?? 'no reply'}` : `code ${code}`})`
  const lines = own.map((each) => `    ${deviationText(each)}`)
  return [`${own.some(isWrong) ? '✗' : '✓'} ${call}  ${method} ${path}${answer}`, ...lines].join('\n')
}

const count = (calls: number) => (calls === 1 ? '1 call' : `${calls} calls`)

/** What the envelopes of many calls have in common, each once. */
function envelopeTexts({ checked }: BackendReport): readonly string[] {
  const found = checked.flatMap(({ deviations }) => deviations.filter(({ accepted }) => accepted))
  return [...new Set(found.map(deviationText))].map(
    (text) => `~ envelope of ${count(found.filter((each) => deviationText(each) === text).length)}: ${text}`,
  )
}

function missingText({ checked }: BackendReport): readonly string[] {
  const missing = checked.filter((each) => each.missing)
  if (missing.length === 0) return []
  const calls = missing.map(({ call, method, path }) => `    ${call}  ${method} ${path}`)
  return [`✗ ${count(missing.length)} that the backend doesn't have (404) → the page can't load`, ...calls]
}

/** What an adapter would say, for the deviations that the shop can't fit by itself. */
function adapterText({ checked }: BackendReport): readonly string[] {
  const lines = checked.flatMap(({ adapter = [] }) => adapter)
  return lines.length === 0 ? [] : ['', 'In the calls of an adapter, … to be filled in:', ...lines.map((line) => `  ${line}`)]
}

/** The report as text: what deviates and what a shopper sees of it, what the backend doesn't have, what wasn't checked and why, the totals. */
export function reportText(report: BackendReport): string {
  const { checked, leftOut } = report
  const present = checked.filter(({ missing }) => !missing)
  const missing = checked.length - present.length
  const deviating = deviatingCalls(report).length - missing
  const totals = [
    `${present.length - deviating} fit`,
    `${deviating} deviate`,
    ...(missing > 0 ? [`${missing} are missing`] : []),
    `${leftOut.length} not checked`,
  ]
  const others = leftOut.map(({ call, why }) => `– ${call}: ${why}`)
  const parts = [...envelopeTexts(report), ...present.map(callText), ...missingText(report), ...others, ...adapterText(report)]
  return [...parts, '', totals.join(', ')].join('\n')
}
