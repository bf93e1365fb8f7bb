import type { Deviation } from '@nusaria/scenario-runner/recordings/deviations'
import type { BackendReport } from './walk.ts'

const isWrong = ({ extra }: Deviation) => !extra

/** The calls that deviate: by more than a field that the contract doesn't know. */
export function deviatingCalls({ checked }: BackendReport): BackendReport['checked'] {
  return checked.filter(({ deviations }) => deviations.some(isWrong))
}

/** The report as text: what deviates, what wasn't checked and why, the totals. */
export function reportText(report: BackendReport): string {
  const { checked, leftOut } = report
  const calls = checked.map(({ call, method, path, code, status, deviations }) => {
    const wrong = deviations.filter(isWrong)
    const lines = deviations.map(({ at, expected, actual, extra }) =>
      extra ? `    + ${at}: a field that the contract doesn't know` : `    ${at}: expected ${expected}, came ${actual}`,
    )
    const answer = code === 0 ? '' : ` (${code === undefined ? `HTTP ${status ?? 'no reply'}` : `code ${code}`})`
    return [`${wrong.length > 0 ? '✗' : '✓'} ${call}  ${method} ${path}${answer}`, ...lines].join('\n')
  })
  const others = leftOut.map(({ call, why }) => `– ${call}: ${why}`)
  const deviating = deviatingCalls(report).length
  const totals = `${checked.length - deviating} fit, ${deviating} deviate, ${leftOut.length} not checked`
  return [...calls, ...others, '', totals].join('\n')
}
